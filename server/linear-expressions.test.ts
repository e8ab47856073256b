import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSync } from 'recheck'
import { parseAst } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

// The one that is written in JavaScript: it runs everywhere and finds the same in every run.
vi.stubEnv('RECHECK_BACKEND', 'pure')

const repository = fileURLToPath(new URL('..', import.meta.url))

type Expression = { where: string; source: string; flags: string }

const literalSchema = z.object({
  type: z.literal('Literal'),
  start: z.number(),
  regex: z.object({ pattern: z.string(), flags: z.string() }),
})
const importSchema = z.object({
  type: z.literal('ImportDeclaration'),
  source: z.object({ value: z.string() }),
})

/** All nodes of a syntax tree. */
function* nodesOf(tree: unknown): Generator<object> {
  if (typeof tree !== 'object' || tree === null) return
  yield tree
  for (const child of Object.values(tree)) yield* nodesOf(child)
}

function read(file: string) {
  const code = readFileSync(join(repository, file), 'utf8')
  return { code, nodes: [...nodesOf(parseAst(code, { lang: 'ts' }).body)] }
}

function expressionsIn(file: string): Expression[] {
  const { code, nodes } = read(file)
  return nodes.flatMap((node) => {
    const { data } = literalSchema.safeParse(node)
    if (!data) return []
    const line = code.slice(0, data.start).split('\n').length
    return [{ where: `${file}:${line}`, source: data.regex.pattern, flags: data.regex.flags }]
  })
}

/** The files of ours that a file imports. */
function importsOf(file: string): string[] {
  return read(file).nodes.flatMap((node) => {
    const path = importSchema.safeParse(node).data?.source.value ?? ''
    if (!path.endsWith('.ts')) return []
    if (path.startsWith('#')) return [path.slice(1)]
    return path.startsWith('.') ? [relative('/', join('/', dirname(file), path))] : []
  })
}

/** What the server runs: its own files, and all that these import. */
function serverFiles(): string[] {
  const own = readdirSync(join(repository, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join('server', file))
  const files = new Set(own)
  // A set hands out what is added to it on the way.
  for (const file of files) for (const other of importsOf(file)) files.add(other)
  return [...files].filter((file) => file.endsWith('.ts'))
}

/** A text on which the expression takes more than linear time; undefined when there is none. */
function attackOn({ source, flags }: Expression): string | undefined {
  const found = checkSync(source, flags, { timeout: 20_000 })
  switch (found.status) {
    case 'safe':
      return undefined
    case 'vulnerable':
      return `takes ${found.complexity.summary} time on ${found.attack.pattern}`
    case 'unknown':
      return `could not be judged: ${found.error.kind}`
  }
}

const files = serverFiles()
const expressions = files.flatMap(expressionsIn)
const { source, flags } = z.regexes.html5Email
const ofLibraries = [{ where: 'zod: html5Email', source, flags }]

describe('every regular expression that the server runs takes linear time', () => {
  it.each([...expressions, ...ofLibraries])(
    '$where /$source/$flags',
    (expression) => expect(attackOn(expression)).toBeUndefined(),
    30_000,
  )
})

it('makes none at run time, except over our own page', () => {
  const making = files.filter((file) => /\bRegExp\(/.test(read(file).code))
  expect(making.filter((file) => file !== 'server/http/answer-page.ts')).toEqual([])
})

it('finds them all, and those that are not linear', () => {
  expect(files).toContain('contract/submissions.ts')
  expect(files).toContain('content/model/vacancies.ts')
  expect(files).not.toContain('content/model/legal-pages.ts')
  expect(expressions.length).toBeGreaterThan(50)
  const quadratic = { where: '', source: '[.\\s]+$', flags: '' }
  expect(attackOn(quadratic)).toMatch(/2nd degree polynomial/)
})
