import { z } from 'zod'
import { type Bare, bare, labelOf } from '../content/field-names.ts'
import { type Kind, namingField } from '../content/kinds.ts'
import { addressKey, bodyKey, type Choice, type Field, type KindOfGroup } from './field.ts'

/** Keys whose texts are sentences: they get a box of several lines. */
const sentences =
  /^(text|description|lead|paragraphs?|bio|introduction|statement|excerpt|blurb|subtitle|sentence|searchDescription|alt|mainChallenge|valueAdded|keyTakeaway|here|greeting)$/

/**
 * Where a form shows some fields first, and the others behind "More": the texts that nine of ten evenings change. Of a
 * list, `list.field` names those of each entry.
 */
const first: Readonly<Record<string, readonly string[]>> = {
  news: ['title', 'excerpt', bodyKey, 'image', 'date', 'category', 'author', 'id', addressKey],
  pictures: ['file', 'alt', 'focus', 'focus.left', 'focus.top', addressKey],
  people: ['photograph', 'name', 'position', 'team', 'company', 'bio'],
  figures: ['figures', 'figures.value', 'figures.label', 'figures.suffix'],
  contact: [
    'phones',
    'emails',
    'offices',
    'hours',
    'phones.display',
    'phones.dial',
    'phones.label',
  ],
}

/** The form of a kind of record. A field that a program fills in is not shown. */
export function formOf(kind: Kind): Field {
  const shown = first[kind.key]
  const fields = fieldsOf(kind.shape, shown)
  if (kind.isArticle) {
    const hint =
      'Visitors read the figure or the address for a name such as {professionals} or {email}.'
    fields.push({ key: bodyKey, kind: 'markdown', label: 'Text', hint, optional: true })
  }
  if (kind.isList) {
    const named = namingField(kind)
    const hint = named
      ? `Small letters, digits and hyphens. Empty: it is made of the ${labelOf(named).toLowerCase()}.`
      : 'Small letters, digits and hyphens: harbour-at-noon.'
    fields.push({ key: addressKey, kind: 'text', label: 'Address', hint })
  }
  const place = ({ key }: Field) => shown?.indexOf(key) ?? -1
  const fromTop = (field: Field) => (place(field) < 0 ? fields.length : place(field))
  return {
    key: '',
    label: kind.label,
    kind: 'group',
    fields: fields.toSorted((one, other) => fromTop(one) - fromTop(other)),
  }
}

function fieldsOf(shape: z.core.$ZodShape, shown?: readonly string[]): Field[] {
  return Object.entries(shape)
    .filter(([, schema]) => !bare(schema).meta.internal)
    .map(([key, schema]) => {
      const within = shown?.filter((each) => each.startsWith(`${key}.`))
      const names = within?.map((each) => each.slice(key.length + 1))
      const field = fieldOf(key, schema, names?.length ? names : undefined)
      return shown && !shown.includes(key) ? { ...field, folded: true } : field
    })
}

/** @throws {Error} for a kind of schema that no form can show */
function fieldOf(key: string, wrapped: z.core.$ZodType, shown?: readonly string[]): Field {
  const found = bare(wrapped)
  const { schema, optional, meta } = found
  const words = {
    key,
    label: labelOf(key, meta),
    ...(meta.hint && { hint: meta.hint }),
    ...(optional && { optional }),
  }
  if (meta.upload) return { ...words, kind: 'upload' }
  const of = meta.refersTo ?? meta.choices
  if (of) return { ...words, kind: 'record', of }
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(schema.shape, shown)
    const leftOut = optional && !meta.always
    return {
      ...words,
      kind: 'group',
      fields,
      ...(leftOut && { leftOut }),
      ...(meta.point && { point: true }),
    }
  }
  const element = elementOf(schema)
  if (element) return { ...words, kind: 'list', element: fieldOf(singular(key), element, shown) }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return { ...words, kind: 'kinds', kinds: kindsOf(schema) }
  if (schema instanceof z.ZodEnum)
    return { ...words, kind: 'choice', values: choicesOf(schema.options) }
  if (schema instanceof z.ZodLiteral)
    return { ...words, kind: 'choice', values: choicesOf([...schema.values]) }
  if (schema instanceof z.ZodBoolean) return { ...words, kind: 'switch' }
  if (schema instanceof z.ZodNumber) return { ...words, kind: 'number' }
  if (schema instanceof z.ZodISODate) return { ...words, kind: 'day' }
  if (isText(schema)) return { ...words, kind: 'text', ...textOptions(key, found) }
  throw new Error(`${key}: a form has no field for a schema of type ${schema._zod.def.type}`)
}

function textOptions(key: string, { meta }: Bare) {
  const isLink = meta.link || /\blink\b/i.test(labelOf(key, meta))
  return {
    ...((meta.long ?? sentences.test(key)) && { long: true }),
    ...(isLink && { link: true }),
  }
}

function elementOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.def.element
  return schema instanceof z.ZodTuple ? (schema.def.rest ?? undefined) : undefined
}

const choicesOf = (values: readonly unknown[]): Choice[] =>
  values.map((value) => ({ value: String(value), label: labelOf(String(value)) }))

/** A text, or one of several kinds of text. */
function isText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodUnion) return schema.def.options.every(isText)
  return schema._zod.def.type === 'string' || schema instanceof z.ZodLiteral
}

/** `paragraphs` is `paragraph`: what one entry of a list is. */
const singular = (key: string) => key.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

function kindsOf(union: z.ZodDiscriminatedUnion): KindOfGroup[] {
  return union.def.options.map((option) => {
    const { schema } = bare(option)
    const { kind, ...shape } = schema instanceof z.ZodObject ? schema.shape : {}
    if (!(kind instanceof z.ZodLiteral)) throw new Error('what is of a kind needs a kind')
    const value = String(kind.value)
    return { value, label: labelOf(value), fields: fieldsOf(shape) }
  })
}
