import { CORE_SCHEMA, dump } from 'js-yaml'
import { z } from 'zod'
import { isRecord } from '../../content/model/nested.ts'
import { bare } from './field-names.ts'
import type { Kind } from './kinds.ts'

/**
 * The text of a record's file, with its fields in the order of the schema, so that a record which is opened and
 * saved is the same bytes. What is undefined is left out.
 *
 * @param body what stands under the front matter of an article
 */
export function recordFile(record: unknown, body: string, { schema, isArticle }: Kind): string {
  // Of the core schema a day is a text, not a point in time.
  const yaml = dump(ordered(record, schema), { schema: CORE_SCHEMA, skipInvalid: true })
  return isArticle ? `---\n${yaml}---\n${body}` : yaml
}

/** A value whose fields stand in the order of its schema; fields that it does not know stand last. */
function ordered(value: unknown, wrapped: z.core.$ZodType): unknown {
  const { schema } = bare(wrapped)
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const option = schema.def.options.find((each) => {
      const { schema: object } = bare(each)
      const kind = object instanceof z.ZodObject ? object.shape.kind : undefined
      return kind instanceof z.ZodLiteral && kind.values.has(String(value.kind))
    })
    return option ? ordered(value, option) : value
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((each) => ordered(each, schema.def.element))
  if (schema instanceof z.ZodTuple && schema.def.rest && Array.isArray(value)) {
    const { rest } = schema.def
    return value.map((each) => ordered(each, rest))
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value
  const known = Object.entries<z.core.$ZodType>(schema.shape).map(
    ([key, each]) => [key, ordered(value[key], each)] as const,
  )
  const others = Object.entries(value).filter(([key]) => !(key in schema.shape))
  return Object.fromEntries([...known, ...others])
}
