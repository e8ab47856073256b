import { expect, it } from 'vitest'
import { markdownField } from './markdown-field.ts'

const field = markdownField('Text', '')
const read = (text: string) =>
  field.parse(undefined, {
    content: new TextEncoder().encode(text),
    other: new Map(),
    external: new Map(),
    slug: undefined,
  })
const written = (text: string) =>
  new TextDecoder().decode(field.serialize(read(text), { slug: undefined }).content)

it('angle brackets are text, and written so that a page shows them', () => {
  expect(read('See <here> and \\<more\\> {phone}').doc.textContent).toBe(
    'See <here> and <more> {phone}',
  )
  expect(written('See <here> and {phone}')).toBe('\nSee \\<here> and {phone}\n')
  expect(written(written('a <b> c'))).toBe(written('a <b> c'))
})

it('says what a text names that does not exist', () => {
  expect(() => field.validate(read('See {crane}.'))).toThrow(/^Text: \{crane\} is not known/)
  const state = read('See [us](/contact) and {phone}.')
  expect(field.validate(state)).toBe(state)
})
