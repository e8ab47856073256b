import { z } from 'zod'

/** What a schema says of its field to the editor in the browser. */
declare module 'zod' {
  interface GlobalMeta {
    /** The field's name, where the key's own words will not do. */
    label?: string
    /** One plain sentence under the field. */
    hint?: string
    /** A text of several sentences: it gets a larger box. */
    long?: boolean
    /** The value is the name of a file in that folder of `content/`. */
    refersTo?: 'companies' | 'pictures'
    /** The value is an address of this site. */
    link?: boolean
    /** The value is the id of one of these. */
    choices?: 'figures' | 'offices'
    /** Of a status: what the owner confirms or corrects, as the launch check asks for it. */
    confirm?: string
    /** Of a status: the fields that a confirmed build leaves out; the whole record without it. */
    covers?: readonly string[]
    /** Of a group that a confirmed build may leave out: a form shows it without a switch. */
    always?: boolean
    /** A field that a program fills in: no form shows it. */
    internal?: boolean
    /** The value is the name of a picture that is uploaded beside the record's file. */
    upload?: boolean
    /** Of `left` and `top` in percent: a point of the record's picture, which a form shows. */
    point?: boolean
    /** The only names that may stand in braces: a program fills them in, later than a build. */
    braces?: readonly string[]
  }
}

/** What a schema says by `meta` about the field at a path; nothing where it says nothing. */
export function metaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.GlobalMeta {
  return find(schema, path) ?? {}
}

function find(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.GlobalMeta | undefined {
  const inner = innerOf(schema)
  if (inner) return path.length > 0 ? find(inner, path) : (meta(schema) ?? find(inner, path))
  const [key, ...rest] = path
  if (key === undefined) return meta(schema)
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) {
    return first(schema.def.options, (option) => find(option, path))
  }
  if (schema instanceof z.ZodArray) return find(schema.def.element, rest)
  if (schema instanceof z.ZodTuple) {
    const item = schema.def.items[Number(key)] ?? schema.def.rest
    return item ? find(item, rest) : undefined
  }
  if (!(schema instanceof z.ZodObject)) return undefined
  const field = schema.shape[String(key)]
  return field && find(field, rest)
}

/** The `meta` of a schema, with what Zod's registry inherits from the schema it was cloned from. */
const meta = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)

/** The schema inside an optional, default, read-only or transformed one; undefined for others. */
export function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.def.in
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  return wraps ? schema.def.innerType : undefined
}

function first<T, R>(list: readonly T[], find: (each: T) => R | undefined): R | undefined {
  for (const each of list) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}
