import { basename, extname } from 'node:path'
import { filled } from '#content/model/tokens.ts'
import type { ContentFile } from './content-files.ts'
import type { Field } from './fields.ts'

const names = ['label', 'name', 'title', 'heading', 'network', 'subject', 'year', 'id']

/** What people call the record in which a field stands: its name, or "Techrich: website". */
export function recordName({ content, path }: Field): string {
  return named(content, path.slice(0, -1))
}

function named(content: ContentFile, path: readonly PropertyKey[]): string {
  const record = valueAt(content.parsed.data, path)
  const name = names.map((key) => valueAt(record, [key])).find(isName)
  if (name !== undefined) return filled(String(name))
  const key = path.at(-1)
  if (key === undefined) return basename(content.file, extname(content.file))
  const around = named(content, path.slice(0, -1))
  // How the editor in the browser writes a group that may be left out.
  return key === 'value' ? around : `${around}: ${typeof key === 'number' ? key + 1 : String(key)}`
}

/** Whether a record in which a field stands is marked as a placeholder; `[]` is in the file's own. */
export function isInPlaceholder({ parsed }: ContentFile, path: readonly PropertyKey[]): boolean {
  return [...path, ''].some((_, length) => {
    const record = valueAt(parsed.data, path.slice(0, length))
    return isRecord(record) && Object.values(record).includes('placeholder')
  })
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => Object.entries(value ?? {}).find(([name]) => name === String(key))?.[1],
    data,
  )
}

function isName(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
