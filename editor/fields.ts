import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core'
import { z } from 'zod'
import { isRecord } from '../content/model/nested.ts'
import { type Bare, bare, hintOf, labelOf } from './field-meta.ts'
import { pointField } from './point-field.ts'
import { textField } from './text-field.ts'

/** `gas processing` is "Gas processing". */
const shown = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')

/** One of several words. Where it may be left out, "–" stands for that and nothing is written. */
function choiceField(label: string, { optional, meta }: Bare, values: readonly string[]) {
  const options = values.map((value) => ({ label: shown(value), value }))
  if (optional || values.length === 0) options.unshift({ label: '–', value: '' })
  const field = selectField(label, meta, options)
  return optional ? leftOut(field, '') : field
}

function selectField(
  label: string,
  meta: z.GlobalMeta,
  options: { label: string; value: string }[],
): BasicFormField<string> {
  return fields.select({ label, ...hintOf(meta), options, defaultValue: options[0]?.value ?? '' })
}

/** A switch. Where it may be left out, "off" is not written. */
function switchField(label: string, { optional, fallback, meta }: Bare) {
  const field = fields.checkbox({ label, ...hintOf(meta), defaultValue: fallback === true })
  return optional ? leftOut(field, false) : field
}

/** Companies in an order of their own; an empty list is not written where it may be left out. */
function referencesField(label: string, collection: string, { optional, meta }: Bare) {
  const field = fields.multiRelationship({
    label,
    ...hintOf(meta),
    collection,
    validation: { length: { min: optional ? 0 : 1 } },
  })
  if (!optional) return field
  return {
    ...field,
    serialize: (value: readonly string[]) =>
      value.length === 0 ? { value: undefined } : field.serialize([...value]),
  }
}

function leftOut<Value extends string | boolean>(field: BasicFormField<Value>, nothing: Value) {
  return {
    ...field,
    parse: (value: Parameters<typeof field.parse>[0]) =>
      value === undefined ? nothing : field.parse(value),
    serialize: (value: Value) =>
      value === nothing ? { value: undefined } : field.serialize(value),
  }
}

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
  const label = labelOf(key, meta)
  const options = { label, ...hintOf(meta), validation: { isRequired: !optional } }
  if (meta.upload) return fields.image(options)
  if (meta.refersTo) return fields.relationship({ ...options, collection: meta.refersTo })
  if (meta.choices) return choiceField(label, field, meta.choices())
  if (schema instanceof z.ZodObject) {
    if (optional && !meta.always) return group(label, field, schema)
    const object = fields.object(fieldsOf(schema.shape), { label, ...hintOf(meta) })
    return meta.point ? pointField(object) : object
  }
  if (schema instanceof z.ZodArray) return listOf(key, label, field, schema.def.element)
  if (schema instanceof z.ZodTuple && schema.def.rest)
    return listOf(key, label, field, schema.def.rest)
  if (schema instanceof z.ZodDiscriminatedUnion) return kinds(label, field, schema)
  if (schema instanceof z.ZodEnum) return choiceField(label, field, schema.options.map(String))
  if (schema instanceof z.ZodLiteral)
    return choiceField(label, field, [...schema.values].map(String))
  if (schema instanceof z.ZodBoolean) return switchField(label, field)
  if (schema instanceof z.ZodNumber) return numberField(label, field, schema)
  if (schema instanceof z.ZodISODate) return fields.date(options)
  if (isText(schema)) return textField(key, label, field)
  throw new Error(`${key}: the editor has no field for a schema of type ${schema._zod.def.type}`)
}

/** A text, or one of several kinds of text. */
function isText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodUnion) return schema.def.options.every(isText)
  return schema._zod.def.type === 'string' || schema instanceof z.ZodLiteral
}

function numberField(
  label: string,
  { optional, fallback, meta }: Bare,
  schema: z.ZodNumber,
): ComponentSchema {
  // Zod gives a whole number the limits of `Number.isSafeInteger`.
  const isLimit = (value: number | null) => value !== null && Math.abs(value) < 2 ** 53 - 1
  const { minValue: min, maxValue: max } = schema
  const validation = {
    isRequired: !optional,
    ...(min !== null && isLimit(min) && { min }),
    ...(max !== null && isLimit(max) && { max }),
  }
  const start = typeof fallback === 'number' ? { defaultValue: fallback } : {}
  const options = { label, ...hintOf(meta), validation, ...start }
  return schema.isInt ? fields.integer(options) : fields.number(options)
}

/** A group that may be left out as a whole: a switch, and the group where it is on. */
function group(label: string, field: Bare, schema: z.ZodObject): ComponentSchema {
  const question = fields.checkbox({ label: `With ${label.toLowerCase()}`, ...hintOf(field.meta) })
  return fields.conditional(question, {
    true: fields.object(fieldsOf(schema.shape), { label }),
    false: fields.empty(),
  })
}

/** A list; of choices between kinds it offers the kinds to add. */
function listOf(
  key: string,
  label: string,
  field: Bare,
  wrapped: z.core.$ZodType,
): ComponentSchema {
  const element = bare(wrapped)
  if (element.meta.refersTo) return referencesField(label, element.meta.refersTo, field)
  const options = { label, ...hintOf(field.meta) }
  if (element.schema instanceof z.ZodDiscriminatedUnion) {
    const blocks = kindsOf(element.schema).map(([kind, schema]) => [
      kind,
      { label: labelOf(kind, {}), schema, itemLabel: itemName },
    ])
    return fields.blocks(Object.fromEntries(blocks), options)
  }
  return fields.array(fieldOf(singular(key), wrapped), { ...options, itemLabel: itemName })
}

/** `paragraphs` is `paragraph`: what one entry of a list is. */
const singular = (key: string) => key.replace(/ies$/, 'y').replace(/s$/, '')

/** A choice between kinds, each with fields of its own. */
function kinds(label: string, { meta }: Bare, union: z.ZodDiscriminatedUnion): ComponentSchema {
  const all = kindsOf(union)
  const options = all.map(([kind]) => ({ label: labelOf(kind, {}), value: kind }))
  return fields.conditional(selectField(label, meta, options), Object.fromEntries(all))
}

/** The kinds of a union, and what each holds beside its `kind`. */
function kindsOf(union: z.ZodDiscriminatedUnion): [string, ComponentSchema][] {
  return union.def.options.map((option) => {
    const { schema } = bare(option)
    if (!(schema instanceof z.ZodObject))
      throw new Error('a choice between kinds must be of objects')
    const { kind, ...shape } = schema.shape
    if (!(kind instanceof z.ZodLiteral)) throw new Error('what is of a kind needs a kind')
    const name = String(kind.value)
    const holds = Object.keys(shape).length > 0
    return [
      name,
      holds ? fields.object(fieldsOf(shape), { label: labelOf(name, {}) }) : fields.empty(),
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
  const { success, data } = z.object({ fields: z.record(z.string(), z.unknown()) }).safeParse(props)
  const value = (of: unknown) => (typeof of === 'object' && of && 'value' in of ? of.value : of)
  if (!success) return String(value(props) ?? '')
  const found = names
    .map((name) => value(data.fields[name]))
    .find((text) => typeof text === 'string' || typeof text === 'number')
  return String(found ?? '')
}
