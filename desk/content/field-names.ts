import { z } from 'zod'
import { innerOf } from '../../content/model/field-meta.ts'

/** A field's innermost schema, with what the schemas around it say. */
export type Bare = {
  schema: z.core.$ZodType
  /** It may be left out. */
  optional: boolean
  /** What stands for it when it is left out. */
  fallback: unknown
  meta: z.GlobalMeta
}

/** Unwraps optional, default, read-only and transformed schemas. */
export function bare(schema: z.core.$ZodType): Bare {
  const meta = z.globalRegistry.get(schema) ?? {}
  const inner = innerOf(schema)
  if (!inner) return { schema, optional: false, fallback: undefined, meta }
  const found = bare(inner)
  const hasDefault = schema instanceof z.ZodDefault
  return {
    schema: found.schema,
    optional: found.optional || hasDefault || schema instanceof z.ZodOptional,
    fallback: hasDefault ? schema.def.defaultValue : found.fallback,
    meta: { ...found.meta, ...meta },
  }
}

/** `keyTakeaway` is "Key takeaway", `href` is "Link". */
export function labelOf(key: string, { label }: z.GlobalMeta = {}): string {
  const words = (key === 'href' ? 'link' : key).replace(
    /([a-z])([A-Z])/g,
    (_, before, after) => `${before} ${after.toLowerCase()}`,
  )
  return label ?? words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ')
}

/** A schema's message as a sentence for people: "Dial: …", or "Dial must …" where it begins with the field's key. */
export function sentence(message: string, key: string, label: string): string {
  const isNamed = key !== '' && message.startsWith(`${key} `)
  const capital = message.charAt(0).toUpperCase() + message.slice(1)
  const text = isNamed
    ? label + message.slice(key.length)
    : label
      ? `${label}: ${capital}`
      : capital
  return /[a-z”)]$/.test(text) ? `${text}.` : text
}
