import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core'
import { z } from 'zod'
import { isRecord } from '../content/model/nested.ts'
import { type Bare, bare, labelOf } from './field-meta.ts'
import { pointField } from './point-field.ts'
import { textField } from './text-field.ts'

/** What every field shows. */
type Words = { label: string; description: string | undefined }

/** A field of a form for each key of a record's schema, in their order. */
export function fieldsOf(shape: z.core.$ZodShape): Record<string, ComponentSchema> {
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([, schema]) => !bare(schema).meta.internal)
      .map(([key, schema]) => [key, fieldOf(key, schema)]),
  )
}

/**
 * The field of a form that edits what `schema` judges.
 * @throws {Error} for a kind of schema that no form can show
 */
function fieldOf(key: string, wrapped: z.core.$ZodType): ComponentSchema {
  const field = bare(wrapped)
  const { schema, optional, meta } = field
  const words = { label: labelOf(key, meta), description: meta.hint }
  const options = { ...words, validation: { isRequired: !optional } }
  if (meta.upload) return fields.image(options)
  if (meta.refersTo) return fields.relationship({ ...options, collection: meta.refersTo })
  if (meta.choices) return choiceField(words, meta.choices(), optional)
  if (schema instanceof z.ZodObject) {
    if (optional && !meta.always) return group(words, schema)
    const object = fields.object(fieldsOf(schema.shape), words)
    return meta.point ? pointField(object) : object
  }
  if (schema instanceof z.ZodArray) return listOf(key, words, schema.def.element, optional)
  if (schema instanceof z.ZodTuple && schema.def.rest)
    return listOf(key, words, schema.def.rest, optional)
  if (schema instanceof z.ZodDiscriminatedUnion) return kinds(words, schema)
  if (schema instanceof z.ZodEnum) return choiceField(words, schema.options.map(String), optional)
  if (schema instanceof z.ZodLiteral)
    return choiceField(words, [...schema.values].map(String), optional)
  if (schema instanceof z.ZodBoolean) return unlessEmpty(fields.checkbox(words), optional)
  if (schema instanceof z.ZodNumber) return numberField(words, field, schema)
  if (schema instanceof z.ZodISODate) return fields.date(options)
  if (isText(schema)) return textField(key, field)
  throw new Error(`${key}: the editor has no field for a schema of type ${schema._zod.def.type}`)
}

/** A field that may be left out writes nothing where it is empty. */
function unlessEmpty<Value extends string | boolean | string[]>(
  field: BasicFormField<Value>,
  optional: boolean,
): BasicFormField<Value> {
  const isEmpty = (value: Value) =>
    value === '' || value === false || (Array.isArray(value) && value.length === 0)
  const serialize = (value: Value) =>
    isEmpty(value) ? { value: undefined } : field.serialize(value)
  return optional ? { ...field, serialize } : field
}

/** One of several words. Where it may be left out, "–" stands for that. */
function choiceField(words: Words, values: readonly string[], optional: boolean) {
  const options = values.map((value) => ({ label: labelOf(value), value }))
  if (optional || values.length === 0) options.unshift({ label: '–', value: '' })
  const [first] = options
  return unlessEmpty(
    fields.select({ ...words, options, defaultValue: first?.value ?? '' }),
    optional,
  )
}

/** A text, or one of several kinds of text. */
function isText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodUnion) return schema.def.options.every(isText)
  return schema._zod.def.type === 'string' || schema instanceof z.ZodLiteral
}

function numberField(
  words: Words,
  { optional, fallback }: Bare,
  { minValue, maxValue, isInt }: z.ZodNumber,
): ComponentSchema {
  // Zod gives a whole number the limits of `Number.isSafeInteger`.
  const limit = (value: number | null) =>
    value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined
  const options = {
    ...words,
    validation: { isRequired: !optional, min: limit(minValue), max: limit(maxValue) },
    defaultValue: typeof fallback === 'number' ? fallback : undefined,
  }
  return isInt ? fields.integer(options) : fields.number(options)
}

/** A group that may be left out as a whole: a switch, and the group where it is on. */
function group({ label, description }: Words, schema: z.ZodObject): ComponentSchema {
  const question = fields.checkbox({ label: `With ${label.toLowerCase()}`, description })
  return fields.conditional(question, {
    true: fields.object(fieldsOf(schema.shape), { label }),
    false: fields.empty(),
  })
}

/** A list: of companies in an order of their own, of choices between kinds, or of one kind of field. */
function listOf(
  key: string,
  words: Words,
  wrapped: z.core.$ZodType,
  optional: boolean,
): ComponentSchema {
  const { schema, meta } = bare(wrapped)
  if (meta.refersTo) {
    const validation = { length: { min: optional ? 0 : 1 } }
    const field = fields.multiRelationship({ ...words, collection: meta.refersTo, validation })
    return unlessEmpty(field, optional)
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const blocks = kindsOf(schema).map(([kind, schema]) => [
      kind,
      { label: labelOf(kind), schema, itemLabel: itemName },
    ])
    return fields.blocks(Object.fromEntries(blocks), words)
  }
  return fields.array(fieldOf(singular(key), wrapped), { ...words, itemLabel: itemName })
}

/** `paragraphs` is `paragraph`: what one entry of a list is. */
const singular = (key: string) => key.replace(/ies$/, 'y').replace(/s$/, '')

/** A choice between kinds, each with fields of its own. */
function kinds(words: Words, union: z.ZodDiscriminatedUnion): ComponentSchema {
  const all = kindsOf(union)
  const names = all.map(([kind]) => kind)
  return fields.conditional(choiceField(words, names, false), Object.fromEntries(all))
}

/** The kinds of a union, and what each holds beside its `kind`. */
function kindsOf(union: z.ZodDiscriminatedUnion): [string, ComponentSchema][] {
  return union.def.options.map((option) => {
    const { schema } = bare(option)
    const { kind, ...shape } = schema instanceof z.ZodObject ? schema.shape : {}
    if (!(kind instanceof z.ZodLiteral)) throw new Error('what is of a kind needs a kind')
    const name = String(kind.value)
    const isEmpty = Object.keys(shape).length === 0
    return [
      name,
      isEmpty ? fields.empty() : fields.object(fieldsOf(shape), { label: labelOf(name) }),
    ]
  })
}

const names =
  'title heading label name days term year id statement sentence network text number figure'.split(
    ' ',
  )

/** What a list shows of an entry: what names it, and whether something in it is to be corrected. */
function itemName(props: unknown): string {
  return isValid(props) ? nameIn(props) : nameIn(props) + toCorrect
}

/** Stands behind the name of an entry with a mistake: Keystatic's "Done" closes it without a check. */
export const toCorrect = ' – please correct'

/** Whether all fields of an entry, in whatever it holds, pass their own checks. */
function isValid(props: unknown): boolean {
  if (!isRecord(props)) return true
  const { schema, value, fields = value, elements = fields } = props
  if (!isRecord(schema) || typeof schema.validate !== 'function') {
    // A choice between kinds holds one more set of such fields, an object or a list several.
    if ('discriminant' in props) return isValid(value)
    return Object.values(elements ?? {}).every(isValid)
  }
  try {
    schema.validate(value)
    return true
  } catch {
    return false
  }
}

/** Its title, or whatever else names an entry. */
function nameIn(props: unknown): string {
  const textOf = (field: unknown) =>
    isRecord(field) && ['string', 'number'].includes(typeof field.value) ? field.value : undefined
  if (!isRecord(props) || !isRecord(props.fields)) return String(textOf(props) ?? '')
  const { fields } = props
  return String(names.map((name) => textOf(fields[name])).find((text) => text !== undefined) ?? '')
}
