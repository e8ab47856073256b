import { sql } from 'kysely'
import type { FormKind } from '#contract/forms.ts'
import { type MailState, mailStates } from '#server/outbox/mail-state.ts'
import type { Database, Stage, Tables } from '#server/store/tables.ts'

/** A submission as its readers need it, with all that belongs to it but the bytes of its resume. */
export type Entry = {
  id: string
  kind: FormKind
  status: Tables['submissions']['status']['__select__']
  suspected: boolean
  receivedAt: string
  handledAt: string | null
  fields: Record<string, string>
  resume: { fileName: string; size: number } | null
  subscription: Pick<Tables['subscriptions'], 'state' | 'token' | 'consent'> | null
  mail: MailState
  /** The person at the desk who works on it, by their id there. */
  assignee: string | null
  stage: Stage | null
}

export type EntryFilter = {
  id?: string | undefined
  kind?: FormKind | undefined
  /** Only these. */
  kinds?: readonly FormKind[] | undefined
  assignee?: string | undefined
  /** What waits for somebody: neither handled nor suspected. */
  new?: boolean | undefined
  suspected?: boolean | undefined
}

type Place = { receivedAt: string; id: string }

function rowsOf(db: Database, filter: EntryFilter) {
  const { id, kind, kinds, assignee } = filter
  return db
    .selectFrom('submissions')
    .leftJoin('handling', 'handling.submission_id', 'submissions.id')
    .$if(id !== undefined, (query) => query.where('submissions.id', '=', id ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'contact'))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .$if(assignee !== undefined, (query) => query.where('assignee', '=', assignee ?? ''))
    .$if(filter.new === true, (query) =>
      query.where('status', '=', 'new').where('suspected', '=', 0),
    )
    .$if(filter.suspected === true, (query) => query.where('suspected', '=', 1))
}

/** How many submissions there are. */
export async function countEntries(db: Database, filter: EntryFilter): Promise<number> {
  const { count } = await rowsOf(db, filter)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Submissions, the newest first, a page at a time: neither memory nor the store is held for long,
 * however many there are.
 */
export async function* readEntries(
  db: Database,
  filter: EntryFilter,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Entry> {
  let left = limit
  let after: Place | undefined
  while (left > 0) {
    const page = await readPage(db, filter, Math.min(left, pageSize), after)
    yield* page
    after = page.at(-1)
    left -= page.length
    if (page.length < pageSize) return
  }
}

const pageSize = 500

async function readPage(
  db: Database,
  filter: EntryFilter,
  limit: number,
  after: Place | undefined,
): Promise<Entry[]> {
  const rows = await rowsOf(db, filter)
    .leftJoin('resumes', 'resumes.submission_id', 'submissions.id')
    .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
    .select(['id', 'kind', 'status', 'suspected', 'received_at', 'handled_at', 'fields'])
    .select(['file_name', 'size', 'state', 'token', 'consent', 'assignee', 'stage'])
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('received_at', '<', after?.receivedAt ?? ''),
          row.and([
            row('received_at', '=', after?.receivedAt ?? ''),
            row('id', '<', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const mails = await mailStates(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ file_name, size, state, token, consent, ...row }) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    suspected: row.suspected === 1,
    receivedAt: row.received_at,
    handledAt: row.handled_at,
    fields: JSON.parse(row.fields),
    resume: file_name === null || size === null ? null : { fileName: file_name, size },
    subscription:
      state === null || token === null || consent === null ? null : { state, token, consent },
    mail: mails(row.id),
    assignee: row.assignee,
    stage: row.stage,
  }))
}

/** The one submission with this number. */
export async function findEntry(db: Database, id: string): Promise<Entry | undefined> {
  const [entry] = await readPage(db, { id }, 1, undefined)
  return entry
}

/** The number of every submission. */
export async function entryIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select('id').execute()
  return rows.map(({ id }) => id)
}

/** The file of an application, with the name that it was sent under. */
export async function readResume(
  db: Database,
  id: string,
): Promise<{ fileName: string; bytes: Uint8Array } | undefined> {
  return await db
    .selectFrom('resumes')
    .where('submission_id', '=', id)
    .select(['file_name as fileName', 'bytes'])
    .executeTakeFirst()
}

/** How many submissions of each kind came in each hour, `2026-11-21T08` in UTC. */
export async function hourlyCounts(
  db: Database,
  since: Date,
): Promise<{ hour: string; kind: FormKind; count: number }[]> {
  const rows = await db
    .selectFrom('submissions')
    .where('received_at', '>=', since.toISOString())
    .select((row) => [
      sql<string>`substr(received_at, 1, 13)`.as('hour'),
      'kind',
      row.fn.countAll().as('count'),
    ])
    .groupBy(['hour', 'kind'])
    .execute()
  return rows.map(({ hour, kind, count }) => ({ hour, kind, count: Number(count) }))
}
