import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tools/lib/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => `${name}`)

const guide = read('docs/editing.md')
const journeys = ['evening.slow', 'joining']
  .map((name) => read(`tests/desk/${name}.spec.ts`))
  .join('')
/** The chapters: each `##` heading with what stands under it. */
const chapters = guide
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ name: text.slice(0, text.indexOf('\n')), text }))

/** Chapters about forms are tests of the editor, those about the desk are steps in tests/desk/. */
const inEditor = found(read('tests/editor/guide.spec.ts'), /^chapter\(\s*'(.+?)'/gm)
const atDesk = found(journeys, /test\.step\('([A-Z].+?)'/g)

it('every chapter of the guide is played once', () => {
  const names = chapters.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(20)
  expect([...inEditor, ...atDesk].toSorted()).toEqual(names.toSorted())
  expect(inEditor).toEqual(names.filter((name) => inEditor.includes(name)))
})

/** What the chapters of the guide to the inbox say, but of the terminal, and the steps that play them. */
const [inboxGuide = ''] = read('docs/inbox.md').split('\n## On the server')
const inboxJourney = read('tests/desk/inbox.spec.ts')

it('every chapter about the inbox is played, in their order', () => {
  const played = found(inboxJourney, /test\.step\('([A-Z].+?)'/g)
  expect(played).toEqual(found(inboxGuide, /^## (.+)$/gm))
})

it('what stands in bold about the desk is a name on its screens', () => {
  const sources = [
    journeys,
    inboxJourney,
    read('tests/editor/editor.ts'),
    ...globSync('desk/{accounts,base,content,inbox,releases}/*.tsx', { cwd: root }).map(read),
  ].join('\n')
  // In a spec a name is a string or a pattern, in a screen it is JSX text on one line.
  const isThere = (name: string) => {
    const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?:['"\`>]|/\\^|^\\s*)${literal}(?:['"\`</{]| ?\\$|$)`, 'm').test(sources)
  }
  const missing = chapters
    .filter(({ name }) => atDesk.includes(name))
    .map(({ text }) => text)
    .concat(inboxGuide)
    .flatMap((text) => found(text, /\*\*(.+?)\*\*/gs))
    .map((name) => name.replaceAll(/\s+/g, ' '))
    .filter((name) => !isThere(name))
  expect(missing).toEqual([])
})

it('the pictures of the guide are there, each with its text, and no others', () => {
  const named = [...`${guide}${inboxGuide}`.matchAll(/!\[(.*?)\]\(pictures\/(.+?)\.webp\)/gs)]
  const names = named.map(([, , name]) => `${name}`).toSorted()
  for (const [, text = ''] of named) expect(text.length).toBeGreaterThan(20)
  expect(readdirSync(join(root, 'docs/pictures')).toSorted()).toEqual(
    names.map((name) => `${name}.webp`),
  )
  // PICTURES=1 takes all of them.
  expect(found(journeys + inboxJourney, /picture\(\w+, '(.+?)'\)/g).toSorted()).toEqual(names)
})
