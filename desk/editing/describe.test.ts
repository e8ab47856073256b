import { describe, expect, it } from 'vitest'
import { bare } from '../content/field-names.ts'
import { kinds } from '../content/kinds.ts'
import { formOf } from './describe.ts'
import type { Field } from './field.ts'

const formNamed = (key: string) => {
  const kind = kinds.find((each) => each.key === key)
  if (!kind) throw new Error(`no kind ${key}`)
  return formOf(kind)
}

const within = (field: Field): Field[] => {
  if (field.kind === 'group') return field.fields
  if (field.kind === 'list') return [field.element]
  return field.kind === 'kinds' ? field.kinds.flatMap(({ fields }) => fields) : []
}
const all = (field: Field): Field[] => [field, ...within(field).flatMap(all)]
const fieldOf = (form: Field, key: string) => all(form).find((each) => each.key === key)

describe.each(kinds.map((kind) => [kind.key, kind] as const))('the form of %s', (_, kind) => {
  it('has each field of its schema that no program fills in, with a label', () => {
    const form = formOf(kind)
    const keys = within(form).map(({ key }) => key)
    const written = Object.entries(kind.shape).flatMap(([key, schema]) =>
      bare(schema).meta.internal ? [] : [key],
    )
    const own = [...(kind.isArticle ? ['_body'] : []), ...(kind.isList ? ['_address'] : [])]
    expect(keys.toSorted()).toEqual([...written, ...own].toSorted())
    expect(all(form).filter(({ label }) => label === '')).toEqual([])
    // A form sends these beside its fields.
    const others = ['do', 'base', 'seen', 'mine', 'restores', 'like', 'address']
    expect(keys.filter((key) => others.includes(key))).toEqual([])
  })
})

it('labels and hints are those of the schema, or the words of the key', () => {
  expect(fieldOf(formNamed('pictures'), 'alt')).toMatchObject({
    label: 'Alternative text',
    hint: expect.stringContaining('one sentence'),
  })
  expect(fieldOf(formNamed('figures'), 'confirmedBy')).toMatchObject({ label: 'Confirmed by' })
  expect(fieldOf(formNamed('services'), 'href')).toMatchObject({ label: 'Link', link: true })
})

it('each kind of schema has its field', () => {
  const pictures = formNamed('pictures')
  expect(fieldOf(pictures, 'file')).toMatchObject({ kind: 'upload' })
  expect(fieldOf(pictures, 'focus')).toMatchObject({ kind: 'group', point: true })
  const news = formNamed('news')
  expect(fieldOf(news, 'image')).toMatchObject({ kind: 'record', of: 'pictures' })
  expect(fieldOf(news, 'date')).toMatchObject({ kind: 'day' })
  expect(fieldOf(news, 'id')).toMatchObject({ kind: 'number' })
  expect(fieldOf(news, 'notes')).toMatchObject({ kind: 'list', element: { kind: 'group' } })
  expect(fieldOf(formNamed('people'), 'company')).toMatchObject({ kind: 'record', optional: true })
  expect(fieldOf(formNamed('companies'), 'sections')).toMatchObject({ element: { kind: 'kinds' } })
  expect(fieldOf(formNamed('contact'), 'phones')).toMatchObject({ kind: 'list' })
})

it('the text of an article stands behind its title, and what is seldom changed behind More', () => {
  const shown = within(formNamed('news')).filter(({ folded }) => !folded)
  expect(shown.map(({ key }) => key).slice(0, 3)).toEqual(['title', 'excerpt', '_body'])
  const figure = fieldOf(formNamed('figures'), 'figure')
  const first = figure && within(figure).filter(({ folded }) => !folded)
  expect(first?.map(({ key }) => key)).toEqual(['value', 'suffix', 'label'])
})
