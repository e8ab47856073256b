import type { z } from 'zod'
import { metaAt } from './field-meta.ts'

type Path = readonly PropertyKey[]

/** Something that the site says of the group and that its owner has not confirmed. */
export type Placeholder = {
  /** Where its record stands in the file; `[]` is the file's own. */
  record: Path
  /** Its status field in that record: a record may have one for its text and one for its scope. */
  field: string
  /** The fields that a confirmed build leaves out; undefined where it leaves out the whole record. */
  covers: readonly string[] | undefined
  /** What the owner is asked. */
  confirm: string
}

/**
 * What a draft build holds and a confirmed one leaves out: the one place that tells the two apart.
 *
 * @param data a file's fields, or the front matter of an article
 */
export function placeholdersIn(data: unknown, schema: z.ZodType): Placeholder[] {
  return recordsIn(data).flatMap(([record, value]) =>
    Object.entries(value)
      .filter(([key, word]) => /^(status|\w+Status)$/.test(key) && word === 'placeholder')
      .map(([field]) => {
        const { covers, confirm = 'Confirm or correct the entry' } = metaAt(schema, [
          ...record,
          field,
        ])
        return { record, field, covers, confirm }
      }),
  )
}

/** The fields without what is a placeholder; undefined when all of them are one. */
export function withoutPlaceholders(data: unknown, placeholders: readonly Placeholder[]): unknown {
  const leftOut = new Set(leftOutOf(placeholders).map(keyOf))
  const pruned = (value: unknown, path: Path): unknown => {
    if (leftOut.has(keyOf(path))) return undefined
    if (Array.isArray(value))
      return value
        .map((each, index) => pruned(each, [...path, index]))
        .filter((each) => each !== undefined)
    if (!isRecord(value)) return value
    const rest = Object.entries(value)
      .map(([key, each]): [string, unknown] => [key, pruned(each, [...path, key])])
      .filter(([, each]) => each !== undefined)
    const { items } = value
    const { items: left } = Object.fromEntries(rest)
    // A heading over a list of which nothing is left.
    if (isFilled(items) && !isFilled(left)) return undefined
    return Object.fromEntries(rest)
  }
  return pruned(data, [])
}

/** Whether a confirmed build leaves out what stands at a path. */
export function isLeftOut(path: Path, placeholders: readonly Placeholder[]): boolean {
  return leftOutOf(placeholders).some((left) => startsWith(path, left))
}

/**
 * The fields with each placeholder marked by its name, which components write into the page as
 * `data-placeholder`, so that the review bar finds it there.
 */
export function withPlaceholderIds(
  data: unknown,
  placeholders: readonly Placeholder[],
  file: string,
): unknown {
  const names = new Map(
    placeholders.map(({ record }) => [keyOf(record), placeholderIdOf(file, record)]),
  )
  const marked = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => marked(each, [...path, index]))
    if (!isRecord(value)) return value
    const placeholderId = names.get(keyOf(path))
    return {
      ...Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, marked(each, [...path, key])]),
      ),
      ...(placeholderId === undefined ? {} : { placeholderId }),
    }
  }
  return marked(data, [])
}

/** The name of a record among those that await confirmation: `contact.yaml#phones.0`. */
export function placeholderIdOf(file: string, record: Path): string {
  return record.length > 0 ? `${file}#${record.join('.')}` : file
}

/** Whether one path is the other, or leads to something within it. */
export function startsWith(path: Path, start: Path): boolean {
  return start.length <= path.length && start.every((key, index) => key === path[index])
}

function leftOutOf(placeholders: readonly Placeholder[]): Path[] {
  return placeholders.flatMap(({ record, covers }) =>
    covers ? covers.map((field) => [...record, field]) : [record],
  )
}

/** Every record within a value with its path, the outermost first. */
function recordsIn(value: unknown, path: Path = []): [Path, Record<string, unknown>][] {
  if (Array.isArray(value)) return value.flatMap((each, index) => recordsIn(each, [...path, index]))
  if (!isRecord(value)) return []
  return [
    [path, value],
    ...Object.entries(value).flatMap(([key, each]) => recordsIn(each, [...path, key])),
  ]
}

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0

const keyOf = (path: Path) => path.map(String).join('\0')

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
