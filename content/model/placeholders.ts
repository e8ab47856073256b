import type { z } from 'zod'
import { contentKind } from './content-kind.ts'
import { metaAt } from './field-meta.ts'
import type { Status } from './fields.ts'
import { isRecord, mapNested, type Path, startsWith, valueAt, valuesIn } from './nested.ts'

/** Whether a key is that of a status: a record may have one for its text and one for its scope. */
export const isStatus = (key: PropertyKey | undefined) => /^(status|\w+Status)$/.test(String(key))

/** The fields beside a status that say by whom and on which day it was confirmed. */
export function confirmationFields(status: string): { by: string; on: string } {
  const name = (end: string) =>
    status === 'status' ? `c${end}` : status.replace(/Status$/, `C${end}`)
  return { by: name('onfirmedBy'), on: name('onfirmedOn') }
}

/** Whether this build shows a record. */
export function isShown(record: unknown): boolean {
  return contentKind() === 'draft' || valueAt(record, ['status']) !== 'placeholder'
}

/** Something that the site says of the group and that its owner has not confirmed. */
export type Placeholder = {
  /** Where its record stands in the file; `[]` is the file's own. */
  record: Path
  /** Its status field in that record. */
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
  return statusesIn(data, 'placeholder').map(({ record, field }) => {
    const meta = metaAt(schema, [...record, field])
    const { covers, confirm = 'Confirm or correct the entry' } = meta
    return { record, field, covers, confirm }
  })
}

/** Every status of that word: the path of its record, the outermost first, and its name there. */
export function statusesIn(data: unknown, word: Status): { record: Path; field: string }[] {
  return [...valuesIn(data)].flatMap(([record, value]) =>
    Object.entries(isRecord(value) ? value : {})
      .filter(([key, each]) => isStatus(key) && each === word)
      .map(([field]) => ({ record, field })),
  )
}

/** The fields without what is a placeholder; undefined when all of them are one. */
export function withoutPlaceholders(data: unknown, placeholders: readonly Placeholder[]): unknown {
  const leftOut = new Set(leftOutOf(placeholders).map(keyOf))
  return mapNested(data, (value, path, before) => {
    if (leftOut.has(keyOf(path))) return undefined
    // A heading over a list of which nothing is left.
    return hasItems(before) && !hasItems(value) ? undefined : value
  })
}

/** Whether a confirmed build leaves out what stands at a path. */
export function isLeftOut(path: Path, placeholders: readonly Placeholder[]): boolean {
  return leftOutOf(placeholders).some((left) => startsWith(path, left))
}

/**
 * The fields with the ID of each placeholder, which components write into the page as
 * `data-placeholder`, so that the review bar finds it there.
 */
export function withPlaceholderIds(
  data: unknown,
  placeholders: readonly Placeholder[],
  file: string,
): unknown {
  const ids = new Map(
    placeholders.map(({ record }) => [keyOf(record), placeholderIdOf(file, record)]),
  )
  return mapNested(data, (value, path) => {
    const placeholderId = ids.get(keyOf(path))
    return placeholderId && isRecord(value) ? { ...value, placeholderId } : value
  })
}

/** The name of a record among those that await confirmation: `contact.yaml#phones.0`. */
export function placeholderIdOf(file: string, record: Path): string {
  return record.length > 0 ? `${file}#${record.join('.')}` : file
}

function leftOutOf(placeholders: readonly Placeholder[]): Path[] {
  return placeholders.flatMap(({ record, covers }) =>
    covers ? covers.map((field) => [...record, field]) : [record],
  )
}

function hasItems(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value.items) && value.items.length > 0
}

const keyOf = (path: Path) => path.map(String).join('\0')
