import { metaAt } from '../../content/model/field-meta.ts'
import { type Status, statuses } from '../../content/model/fields.ts'
import { type Path, valueAt } from '../../content/model/nested.ts'
import { nameOf } from '../../content/model/open-items.ts'
import { statusesIn } from '../../content/model/placeholders.ts'
import { fileOf, fileParts } from '../../editor/file-shape.ts'
import { parsedFile, type Records } from './records.ts'

type Versions = { path: string; newer: Buffer; older: Buffer | undefined }

/** Names of a data file's entries that somebody has to confirm before they go live (`changedStatements`). */
export function unconfirmedIn({ path, newer, older }: Versions): string[] {
  const { data } = parsedFile(path, newer)
  const found = changedStatements({ path, newer, older })
  return [...new Set(found.map(({ record }) => nameOf(path, data, record)))]
}

/**
 * The file with those entries confirmed, or as placeholders: nobody has read what they say now. Written when
 * somebody asks for approval, so that approving does not change what is approved.
 *
 * @param confirmation name and position, and a day such as 2026-11-25
 */
export function withStatuses(
  { path, newer, older }: Versions,
  records: Records,
  confirmation: { by: string; on: string } | undefined,
): Buffer {
  const form = records.formOf(path)
  const changed = changedStatements({ path, newer, older })
  if (!form || changed.every(({ status }) => !confirmation && status === 'placeholder'))
    return newer
  const { record, body } = fileParts(newer.toString(), form)
  for (const { record: at, field } of changed) {
    const entry = valueAt(record, at)
    if (typeof entry !== 'object' || entry === null) continue
    const { by, on } = namesOf(field)
    Object.assign(entry, {
      [field]: confirmation ? 'confirmed' : 'placeholder',
      [by]: confirmation?.by,
      [on]: confirmation?.on,
    })
  }
  return Buffer.from(fileOf(record, body, form))
}

/** The fields beside a status that say who has confirmed, and when. */
function namesOf(status: string): { by: string; on: string } {
  const name = (end: string) =>
    status === 'status' ? `c${end}` : `${status.replace(/Status$/, '')}C${end}`
  return { by: name('onfirmedBy'), on: name('onfirmedOn') }
}

type Statement = { record: Path; field: string; status: Status; said: string; signature: string }

/** New and changed placeholders; and what has changed under a status, a name and a day that are live. */
function changedStatements({ path, newer, older }: Versions): Statement[] {
  const before = older ? statementsOf(path, older) : []
  const said = new Set(before.map((each) => each.said))
  const signed = new Set(before.map(({ signature }) => signature))
  return statementsOf(path, newer).filter(
    (each) => !said.has(each.said) && (each.status === 'placeholder' || signed.has(each.signature)),
  )
}

function statementsOf(path: string, bytes: Buffer): Statement[] {
  const { data, schema, unreadable, body } = parsedFile(path, bytes)
  if (unreadable || !schema) return []
  return statuses.flatMap((status) =>
    statusesIn(data, status).map(({ record, field }): Statement => {
      const entry = valueAt(data, record)
      const value = (name: string) => valueAt(entry, [name])
      const covered = metaAt(schema, [...record, field]).covers?.map(value) ?? entry
      const { by, on } = namesOf(field)
      const text = record.length > 0 ? '' : body
      return {
        record,
        field,
        status,
        said: JSON.stringify([field, status, covered, text]),
        signature: JSON.stringify([field, status, value(by), value(on)]),
      }
    }),
  )
}
