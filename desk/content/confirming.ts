import { metaAt } from '../../content/model/field-meta.ts'
import { type Status, statuses } from '../../content/model/fields.ts'
import { isRecord, type Path, valueAt } from '../../content/model/nested.ts'
import { nameOf } from '../../content/model/open-items.ts'
import { confirmationFields, statusesIn } from '../../content/model/placeholders.ts'
import { recordFile } from './record-file.ts'
import { type ContentRecord, parsedFile, records } from './records.ts'

/** A record's data file in what is live, after each save since, and in the draft; undefined where there is none. */
export type Versions = {
  record: Pick<ContentRecord, 'path'>
  versions: readonly (Buffer | undefined)[]
}

/** Names of a data file's entries that somebody has to confirm before they go live (`changedStatements`). */
export function unconfirmedIn({ record: { path }, versions }: Versions): string[] {
  const newer = versions.at(-1)
  if (!newer) return []
  const { data } = parsedFile(path, newer)
  return [...new Set(changedStatements(path, versions).map(({ at }) => nameOf(path, data, at)))]
}

/**
 * The file with those entries confirmed, or as placeholders: nobody has read what they say now. Written when
 * somebody asks for approval, so that approving does not change what is approved.
 *
 * @param confirmation name and position, and a day such as 2026-11-25
 * @returns undefined where it stays as it is
 */
export function withStatuses(
  { record: { path }, versions }: Versions,
  confirmation: { by: string; on: string } | undefined,
): Buffer | undefined {
  const kind = records.kindOf(path)
  const changed = changedStatements(path, versions).filter(
    ({ status }) => confirmation || status !== 'placeholder',
  )
  if (!kind || changed.length === 0) return undefined
  const { data: record, body } = parsedFile(path, versions.at(-1) ?? Buffer.of())
  for (const { at, field } of changed) {
    const entry = valueAt(record, at)
    if (!isRecord(entry)) continue
    const { by, on } = confirmationFields(field)
    entry[field] = confirmation ? 'confirmed' : 'placeholder'
    entry[by] = confirmation?.by
    entry[on] = confirmation?.on
  }
  return Buffer.from(recordFile(record, body, kind))
}

type Statement = { at: Path; field: string; status: Status; said: string; signature: string }

/**
 * New and changed placeholders; and words under a status, a name and a day that were given for other words, which
 * are live or were saved before them.
 */
function changedStatements(path: string, versions: Versions['versions']): Statement[] {
  const at = (index: number) => statementsOf(path, versions.at(index))
  const live = at(0)
  const open = at(-1).filter((each) => !has(live, each, 'said'))
  const isSure = (each: Statement) => each.status === 'placeholder' || has(live, each, 'signature')
  if (open.every(isSure)) return open
  const saves = versions.map((_, index) => at(index))
  return open.filter((each) => {
    const first = saves.findIndex((save) => has(save, each, 'said', 'signature'))
    return isSure(each) || has(saves[first - 1] ?? [], each, 'signature')
  })
}

const has = (all: readonly Statement[], one: Statement, ...keys: ('said' | 'signature')[]) =>
  all.some((each) => keys.every((key) => each[key] === one[key]))

/** Where a page is, and was, is no statement: an article's number, and `aliases`. */
const withoutAddress = (key: string, value: unknown) =>
  key === 'aliases' || (key === 'id' && typeof value === 'number') ? undefined : value

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
        said: JSON.stringify([field, status, covered, text], withoutAddress),
        signature: JSON.stringify([field, status, value(by), value(on)]),
      }
    }),
  )
}
