import { type BasicFormField, fields } from '@keystatic/core'
import { type Bare, hintOf } from './field-meta.ts'

/** `gas processing` is "Gas processing". */
const shown = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')

/** One of several words. Where it may be left out, "–" stands for that and nothing is written. */
export function choiceField(label: string, { optional, meta }: Bare, values: readonly string[]) {
  const options = values.map((value) => ({ label: shown(value), value }))
  const choices =
    optional || values.length === 0 ? [{ label: '–', value: '' }, ...options] : options
  const [first] = choices
  const field = fields.select({
    label,
    ...hintOf(meta),
    options: choices,
    defaultValue: first?.value ?? '',
  })
  return optional ? leftOut(field, '') : field
}

/** A switch. Where it may be left out, "off" is not written. */
export function switchField(label: string, { optional, fallback, meta }: Bare) {
  const field = fields.checkbox({ label, ...hintOf(meta), defaultValue: fallback === true })
  return optional ? leftOut(field, false) : field
}

/** Companies in an order of their own; an empty list is not written where it may be left out. */
export function referencesField(label: string, collection: string, { optional, meta }: Bare) {
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
