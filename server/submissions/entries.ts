import type { FormKind } from '#contract/forms.ts'
import type { ResumeExtension } from '#contract/resume.ts'
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
  subscription:
    | (Pick<Tables['subscriptions'], 'state' | 'token' | 'consent'> & { changedAt: string })
    | null
  mail: MailState
  /** The person at the desk who works on it, by their id there. */
  assignee: string | null
  stage: Stage | null
  /** When an application was declined or the person hired. */
  decidedAt: string | null
  /** Why it is not erased until a moment, which may be over. */
  hold: { reason: string; until: string } | null
}

/** An address as it is stored to find what belongs to a person. */
export function storedEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

/** Which submissions: those that meet every condition that is given. */
type EntryFilter = {
  kinds?: readonly FormKind[] | undefined
  /** As `storedEmail` gives it. */
  email?: string | undefined
  /** The position that an application is for. */
  opening?: string | undefined
}

type Place = { receivedAt: string; id: string }

/**
 * Submissions, the newest first, a page at a time: neither memory nor the store is held for long,
 * however many there are.
 */
export async function* readEntries(db: Database, filter: EntryFilter = {}): AsyncGenerator<Entry> {
  let after: Place | undefined
  for (;;) {
    const page = await readPage(db, filter, after)
    yield* page
    after = page.at(-1)
    if (page.length < pageSize) return
  }
}

const pageSize = 500

async function readPage(
  db: Database,
  { kinds, email, opening }: EntryFilter,
  after: Place | undefined,
): Promise<Entry[]> {
  const { receivedAt = '', id = '' } = after ?? {}
  const rows = await entryRows(db)
    .$if(kinds !== undefined, (query) => query.where('submissions.kind', 'in', kinds ?? []))
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .$if(opening !== undefined, (query) => query.where('opening', '=', opening ?? ''))
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('submissions.received_at', '<', receivedAt),
          row.and([row('submissions.received_at', '=', receivedAt), row('id', '<', id)]),
        ]),
      ),
    )
    .orderBy('submissions.received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute()
  return await entriesFrom(db, rows)
}

/** The submissions with these numbers, in their order. */
export async function entriesOf(db: Database, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await entryRows(db).where('id', 'in', ids).execute()
  const entries = new Map((await entriesFrom(db, rows)).map((entry) => [entry.id, entry]))
  return ids.flatMap((id) => entries.get(id) ?? [])
}

function entryRows(db: Database) {
  return db
    .selectFrom('submissions')
    .leftJoin('handling', 'handling.submission_id', 'submissions.id')
    .leftJoin('resumes', 'resumes.submission_id', 'submissions.id')
    .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
    .select(['id', 'submissions.kind', 'status', 'suspected', 'submissions.received_at'])
    .select(['handled_at', 'fields', 'file_name', 'size', 'state', 'token', 'consent'])
    .select(['changed_at', 'assignee', 'stage', 'decided_at', 'hold_reason', 'hold_until'])
}

type Row = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number]

async function entriesFrom(db: Database, rows: readonly Row[]): Promise<Entry[]> {
  const mails = await mailStates(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(
    ({ file_name, size, state, token, consent, changed_at, hold_reason, hold_until, ...row }) => ({
      id: row.id,
      kind: row.kind,
      status: row.status,
      suspected: row.suspected === 1,
      receivedAt: row.received_at,
      handledAt: row.handled_at,
      fields: JSON.parse(row.fields),
      resume: file_name === null || size === null ? null : { fileName: file_name, size },
      subscription:
        state === null || token === null || consent === null || changed_at === null
          ? null
          : { state, token, consent, changedAt: changed_at },
      mail: mails(row.id),
      assignee: row.assignee,
      stage: row.stage,
      decidedAt: row.decided_at,
      hold: hold_until === null ? null : { reason: hold_reason ?? '', until: hold_until },
    }),
  )
}

/** The one submission with this number. */
export async function findEntry(db: Database, id: string): Promise<Entry | undefined> {
  return (await entriesOf(db, [id]))[0]
}

/** The file of an application, with the name that it was sent under. */
export async function readResume(
  db: Database,
  id: string,
): Promise<{ fileName: string; extension: ResumeExtension; bytes: Uint8Array } | undefined> {
  return await db
    .selectFrom('resumes')
    .where('submission_id', '=', id)
    .select(['file_name as fileName', 'ending as extension', 'bytes'])
    .executeTakeFirst()
}
