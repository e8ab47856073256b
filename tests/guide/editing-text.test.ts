import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tools/lib/root.ts'
import { kinds } from '../../desk/content/kinds.ts'
import { formOf } from '../../desk/editing/describe.ts'
import type { Field } from '../../desk/editing/field.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => `${name}`)

const guide = read('docs/editing.md')
const journeys = ['evening.slow', 'forms', 'joining']
  .map((name) => read(`tests/desk/${name}.spec.ts`))
  .join('')
/** The chapters: each `##` heading with what stands under it. */
const chapters = guide
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ name: text.slice(0, text.indexOf('\n')), text }))

it('every chapter of the guide is played once', () => {
  const names = chapters.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(found(journeys, /test\.step\('([A-Z].+?)'/g).toSorted()).toEqual(names.toSorted())
})

/** What the chapters of the guide to the inbox say, but of the terminal, and the steps that play them. */
const [inboxGuide = ''] = read('docs/inbox.md').split('\n## On the server')
const inboxJourney = read('tests/desk/inbox.spec.ts')

it('every chapter about the inbox is played, in their order', () => {
  const played = found(inboxJourney, /test\.step\('([A-Z].+?)'/g)
  expect(played).toEqual(found(inboxGuide, /^## (.+)$/gm))
})

/** What the forms show by name, as their screens have it of the schemas. */
const formNames = new Set(
  kinds.flatMap((kind) => [kind.section, ...namesIn(formOf(kind))]).concat('Add'),
)

it('what stands in bold is a name on the desk’s screens', () => {
  const sources = [
    journeys,
    inboxJourney,
    ...globSync('desk/{accounts,base,content,editing,inbox,releases}/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/*.test.ts'],
    }).map(read),
  ].join('\n')
  // In a spec a name is a string or a pattern, in a screen it is JSX text on one line.
  const isThere = (name: string) => {
    const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return (
      formNames.has(name) ||
      new RegExp(`(?:['"\`>]|/\\^|^\\s*)${literal}(?:['"\`</{]| ?\\$|$)`, 'm').test(sources)
    )
  }
  const missing = [...chapters.map(({ text }) => text), inboxGuide]
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

/** The labels of a form's fields, and of the buttons that add to its lists. */
function namesIn(field: Field): string[] {
  const inside = (fields: readonly Field[]) => fields.flatMap(namesIn)
  switch (field.kind) {
    case 'group':
      return [field.label, ...inside(field.fields)]
    case 'list': {
      const { element } = field
      const added = element.kind === 'kinds' ? element.kinds : [element]
      const buttons = added.map(({ label }) => `Add ${label.toLowerCase()}`)
      return [field.label, ...buttons, ...namesIn(element)]
    }
    case 'kinds':
      return [field.label, ...field.kinds.flatMap((each) => inside(each.fields))]
    default:
      return [field.label]
  }
}
