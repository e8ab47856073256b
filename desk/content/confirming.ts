import { metaAt } from '../../content/model/field-meta.ts'
import { type Status, statuses } from '../../content/model/fields.ts'
import { isRecord, type Path, valueAt } from '../../content/model/nested.ts'
import { nameOf } from '../../content/model/open-items.ts'
import { confirmationFields, statusesIn } from '../../content/model/placeholders.ts'
import { fileOf, fileParts } from '../../editor/file-shape.ts'
import { type ContentRecord, parsedFile, records } from './records.ts'

/** A record's data file in the draft and in what is live. */
type Versions = {
  record: Pick<ContentRecord, 'path'>
  newer: Buffer | undefined
  older: Buffer | undefined
}

/** Names of a data file's entries that somebody has to confirm before they go live (`changedStatements`). */
export function unconfirmedIn(versions: Versions): string[] {
  const { record, newer } = versions
  if (!newer) return []
  const { data } = parsedFile(record.path, newer)
  return [...new Set(changedStatements(versions).map(({ at }) => nameOf(record.path, data, at)))]
}

/**
 * The file with those entries confirmed, or as placeholders: nobody has read what they say now. Written when
 * somebody asks for approval, so that approving does not change what is approved.
 *
 * @param confirmation name and position, and a day such as 2026-11-25
 * @returns undefined where it stays as it is
 */
export function withStatuses(
  versions: Versions,
  confirmation: { by: string; on: string } | undefined,
): Buffer | undefined {
  const form = records.formOf(versions.record.path)
  const changed = changedStatements(versions).filter(
    ({ status }) => confirmation || status !== 'placeholder',
  )
  if (!form || changed.length === 0) return undefined
  const { record, body } = fileParts(String(versions.newer), form)
  for (const { at, field } of changed) {
    const entry = valueAt(record, at)
    if (!isRecord(entry)) continue
    const { by, on } = confirmationFields(field)
    entry[field] = confirmation ? 'confirmed' : 'placeholder'
    entry[by] = confirmation?.by
    entry[on] = confirmation?.on
  }
  return Buffer.from(fileOf(record, body, form))
}

type Statement = { at: Path; field: string; status: Status; said: string; signature: string }

/** New and changed placeholders; and what has changed under a status, a name and a day that are live. */
function changedStatements({ record: { path }, newer, older }: Versions): Statement[] {
  const before = statementsOf(path, older)
  const said = new Set(before.map((each) => each.said))
  const signed = new Set(before.map(({ signature }) => signature))
  return statementsOf(path, newer).filter(
    (each) => !said.has(each.said) && (each.status === 'placeholder' || signed.has(each.signature)),
  )
}

function statementsOf(path: string, bytes: Buffer | undefined): Statement[] {
  const { data, schema, unreadable, body } = parsedFile(path, bytes ?? Buffer.of())
  if (unreadable || !schema) return []
  return statuses.flatMap((status) =>
    statusesIn(data, status).map(({ record: at, field }): Statement => {
      const entry = valueAt(data, at)
      const value = (name: string) => valueAt(entry, [name])
      const covered = metaAt(schema, [...at, field]).covers?.map(value) ?? entry
      const { by, on } = confirmationFields(field)
      const text = at.length > 0 ? '' : body
      return {
        at,
        field,
        status,
        said: JSON.stringify([field, status, covered, text]),
        signature: JSON.stringify([field, status, value(by), value(on)]),
      }
    }),
  )
}
