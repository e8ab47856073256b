import type { FormKind } from '#contract/forms.ts'
import { mailStates } from '#server/outbox/mail-state.ts'
import type { Database } from '#server/store/tables.ts'

/** An address as it is stored to find what belongs to a person. */
export function storedEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

/** Submissions that one query names: SQLite allows 32,766 parameters. */
const batch = 500

/** Submissions of some kinds, the newest first, of one address as `storedEmail` gives it, or for one opening. */
export async function readEntries(
  db: Database,
  { kinds, email }: { kinds: readonly FormKind[]; email?: string },
): Promise<Entry[]> {
  const ids = await newestFirst(db)
    .where('submissions.kind', 'in', kinds)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .select('id')
    .execute()
  const entries: Entry[] = []
  while (ids.length > 0) {
    const next = ids.splice(0, batch).map(({ id }) => id)
    entries.push(...(await entriesOf(db, next)))
  }
  return entries
}

function newestFirst(db: Database) {
  return db
    .selectFrom('submissions')
    .leftJoin('handling', 'handling.submission_id', 'submissions.id')
    .orderBy('submissions.received_at', 'desc')
    .orderBy('id', 'desc')
}

/** A submission as its readers need it, with all that belongs to it but the bytes of its resume. */
export type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

/** The submissions with these numbers, the newest first. */
export async function entriesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await newestFirst(db)
    .leftJoin('resumes', 'resumes.submission_id', 'submissions.id')
    .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
    .where('id', 'in', ids)
    .select(['id', 'submissions.kind', 'status', 'suspected', 'fields', 'assignee', 'stage'])
    .select(['submissions.received_at as receivedAt', 'handled_at as handledAt'])
    .select(['decided_at as decidedAt', 'hold_reason', 'hold_until', 'file_name', 'size'])
    .select(['erasure_asked_at as erasureAskedAt', 'opening'])
    .select(['state', 'token', 'consent', 'changed_at as changedAt'])
    .execute()
  const mails = await mailStates(db, ids)
  return rows.map((row) => {
    const { file_name, size, state, token, consent, changedAt, hold_reason, hold_until, ...own } =
      row
    const fields: Record<string, string> = JSON.parse(row.fields)
    return {
      ...own,
      suspected: row.suspected === 1,
      fields,
      resume: file_name === null || size === null ? null : { fileName: file_name, size },
      subscription:
        state === null || token === null || consent === null || changedAt === null
          ? null
          : { state, token, consent, changedAt },
      ...(mails.get(row.id) ?? { mail: null, letters: [] }),
      /** Why it is not erased until a moment, which may be over. */
      hold: hold_until === null ? null : { reason: hold_reason ?? '', until: hold_until },
    }
  })
}

/** The submission with this number, where it is of one of these kinds. */
export async function findEntry(
  db: Database,
  kinds: readonly FormKind[],
  id: string,
): Promise<Entry | undefined> {
  return (await entriesOf(db, [id])).find(({ kind }) => kinds.includes(kind))
}
