import { expect, it } from 'vitest'
import { z } from 'zod'
import { readContent } from '../content-files.ts'
import { metaOf } from '../field-meta.ts'
import { fieldsOf } from '../fields.ts'
import { madeContext } from '../made-context.ts'
import { placeholders } from './placeholders.ts'

const status = z.enum(['stated', 'placeholder']).meta({ confirm: 'Write the number' })
const schema = z.object({
  figures: z.array(z.object({ label: z.string(), status, scopeStatus: status.optional() })),
})

const figures = `figures:
  - label: Trees
    status: stated
  - label: Schools
    status: placeholder
    scopeStatus: placeholder
`

it('finds every status that is not stated, with its line and what to write', () => {
  const found = placeholders(madeContext({ content: { 'content/figures.yaml': figures }, schema }))
  expect(found).toEqual([
    {
      who: 'owner',
      place: 'content/figures.yaml',
      line: 5,
      problem: 'Schools',
      fix: 'Write the number; then write status: stated',
    },
    {
      who: 'owner',
      place: 'content/figures.yaml',
      line: 6,
      problem: 'Schools',
      fix: 'Write the number; then write scopeStatus: stated',
    },
  ])
})

it('counts the lines of a front matter from the top of the file, and needs no schema', () => {
  const text = '---\ntitle: A visit\nstatus: placeholder\n---\n\nThe status: placeholder\n'
  expect(placeholders(madeContext({ content: { 'content/news/visit.md': text } }))).toMatchObject([
    { line: 3, problem: 'A visit', fix: 'Confirm or correct the entry; then write status: stated' },
  ])
})

it('finds a group that the editor wrote behind a switch, by the name of what holds it', () => {
  const website = 'website:\n  discriminant: true\n  value:\n    status: placeholder\n'
  const text = `name: Techrich\n${website}`
  const optional = z.object({ name: z.string(), website: z.object({ status }).optional() })
  const made = madeContext({
    content: { 'content/companies/techrich.yaml': text },
    schema: optional,
  })
  expect(placeholders(made)).toMatchObject([
    { line: 5, problem: 'Techrich: website', fix: 'Write the number; then write status: stated' },
  ])
})

it('asks in the words of the schema', () => {
  const facts = readContent().filter(({ file }) => file === 'content/facts.yaml')
  const statuses = fieldsOf(facts).filter(({ path }) => /status$/i.test(String(path.at(-1))))
  expect(statuses.length).toBeGreaterThan(0)
  expect(statuses.filter((field) => metaOf(field).confirm === undefined)).toEqual([])
})
