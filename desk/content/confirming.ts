import { stringify } from 'yaml'
import { valueAt } from '../../content/model/nested.ts'
import { nameOf } from '../../content/model/open-items.ts'
import { type Placeholder, placeholdersIn } from '../../content/model/placeholders.ts'
import { fileParts, fileText, forContent, forKeystatic } from '../../editor/file-shape.ts'
import { parsedFile, type Records } from './records.ts'

/** Names of a data file's placeholders that are new or changed since `older`. */
export function awaiting(path: string, newer: Buffer, older: Buffer | undefined): string[] {
  const { data } = parsedFile(path, newer)
  return newPlaceholders(path, newer, older).map(({ record }) => nameOf(path, data, record))
}

/**
 * The file with those placeholders confirmed. Written when somebody asks for approval, so that approving
 * does not change what is approved.
 *
 * @param by name and position
 * @param on a day such as 2026-11-25
 */
export function confirmed(
  { path, newer, older }: { path: string; newer: Buffer; older: Buffer | undefined },
  records: Records,
  { by, on }: { by: string; on: string },
): Buffer {
  const form = records.formOf(path)
  if (!form) return newer
  const { record, body } = fileParts(newer.toString(), form)
  for (const { record: at, field } of newPlaceholders(path, newer, older)) {
    const entry = valueAt(record, at)
    if (typeof entry !== 'object' || entry === null) continue
    const name = (end: string) =>
      field === 'status' ? `c${end}` : `${field.replace(/Status$/, '')}C${end}`
    Object.assign(entry, {
      [field]: 'confirmed',
      [name('onfirmedBy')]: by,
      [name('onfirmedOn')]: on,
    })
  }
  // In the order of the form's fields, as the editor writes it.
  const text = fileText(stringify(record), body, form)
  return Buffer.from(forContent(forKeystatic(text, form), form))
}

function newPlaceholders(path: string, newer: Buffer, older: Buffer | undefined): Placeholder[] {
  const known = new Set(older ? placeholdersOf(path, older).map(({ said }) => said) : [])
  return placeholdersOf(path, newer).filter(({ said }) => !known.has(said))
}

function placeholdersOf(path: string, bytes: Buffer): (Placeholder & { said: string })[] {
  const { data, schema, unreadable, body } = parsedFile(path, bytes)
  if (unreadable || !schema) return []
  return placeholdersIn(data, schema).map((found) => {
    const entry = JSON.stringify(valueAt(data, found.record))
    return { ...found, said: `${found.field} ${entry} ${found.record.length > 0 ? '' : body}` }
  })
}
