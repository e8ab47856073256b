import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Citation, citationsIn, headingNumbers } from './citations.ts'
import { filesIn } from './files-in.ts'
import { root } from './root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const spec = read('docs/spec.md')
const sections = headingNumbers(spec)
const decisionFiles = await filesIn(join(root, 'docs/decisions'), '*.md')
const decisions = decisionFiles.map((name) => Number.parseInt(name, 10))

const folders = 'app,art,bin,content,contract,deploy,documents,docs,server,tests,tools'
const sources = await filesIn(root, [
  '*.{ts,md}',
  `{${folders}}/**/*.{astro,css,md,mjs,py,ts,tsx,yaml}`,
])
/** These two files name what is wrong. */
const checked = sources.filter((path) => !path.startsWith('tools/lib/citations'))

function leadsNowhere(citation: Citation): boolean {
  switch (citation.kind) {
    case 'section':
      return !sections.includes(citation.target)
    case 'entity':
      return !spec.includes(`**${citation.target}:**`)
    case 'decision':
      return !decisions.includes(Number(citation.target))
    case 'outside':
      return true
  }
}

const citations = checked.map((path) => ({ path, found: citationsIn(read(path)) }))

it('every reference leads to a section, an entity or a decision', () => {
  const wrong = citations.flatMap(({ path, found }) =>
    found.filter(leadsNowhere).map(({ line, text }) => `${path}:${line} ${text}`),
  )
  expect(wrong).toEqual([])
})

it('looks where references stand', () => {
  const folder = new Set(
    citations.filter(({ found }) => found.length > 0).map(({ path }) => path.split('/')[0]),
  )
  for (const name of ['app', 'content', 'contract', 'documents', 'server', 'tests', 'tools']) {
    expect(folder).toContain(name)
  }
})

it('the sections are numbered once, and in order', () => {
  const ordered = sections.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  expect(sections).toEqual(ordered)
  expect(new Set(sections).size).toBe(sections.length)
})

it('every section that the specification itself points at exists', () => {
  const pointers = [...spec.matchAll(/\((?:Settled: )?(\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*)\)/g)]
  const cited = pointers.flatMap(([, numbers = '']) => numbers.split(', '))
  expect(cited.length).toBeGreaterThan(10)
  expect(cited.filter((number) => !sections.includes(number))).toEqual([])
})

it('every decision has a number of its own, and says it in its heading', () => {
  expect(new Set(decisions).size).toBe(decisions.length)
  for (const name of decisionFiles) {
    expect(read(`docs/decisions/${name}`), name).toMatch(
      new RegExp(`^# 0*${Number.parseInt(name, 10)}[. ]`),
    )
  }
})

describe('a reference', () => {
  const targets = (source: string) =>
    citationsIn(source).map((found) => (found.kind === 'outside' ? 'outside' : found.target))

  it.each([
    ['(spec 2.9)', ['2.9']],
    ['(spec 3, 5)', ['3', '5']],
    ['(spec 2.4.1, 9; more)', ['2.4.1', '9']],
    ['of the specification (2.1)', ['2.1']],
    ['(spec 8: 5-7 business days)', ['8']],
    ['(spec 2.6, anchor `#power`)', ['2.6']],
    ['(spec 1, 2.11, 3 "Business unit card")', ['1', '2.11', '3', 'Business unit card']],
    ['as in (spec\n * 2.4, 5)', ['2.4', '5']],
    ['as in (spec 2.4,\n// 5)', ['2.4', '5']],
    ['decisions 4 and 17', ['4', '17']],
    ['(decision 007)', ['007']],
    ['product decision 6', ['outside']],
    ['see house-style.md', ['outside']],
    ['(issue 2, item 9)', ['outside']],
    ['home.spec.ts:3, a decision: go deeper, the specification', []],
  ])('%j', (source, expected) => expect(targets(source)).toEqual(expected))

  it('is told with its line', () => {
    expect(citationsIn('one\n/* two (spec 12.9) */')[0]).toMatchObject({
      line: 2,
      text: 'spec 12.9',
    })
  })
})
