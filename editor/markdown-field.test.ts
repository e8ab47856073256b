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

it.each([
  ['See {crane}.', /^Text: \{crane\} is not known/],
  ['See [it](/no-such-page).', /^Text: There is no page \/no-such-page/],
  ['See [it](file:///C:/plan.docx).', /^Text: Visitors cannot open file/],
])('%s is refused', (text, message) => {
  expect(() => field.validate(read(text))).toThrow(message)
})

it('what is there is taken', () => {
  const state = read('See [us](/contact) and {phone}.')
  expect(field.validate(state)).toBe(state)
})
