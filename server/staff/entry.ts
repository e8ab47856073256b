import type { FormKind } from '#contract/forms.ts'
import { stateOf } from '#server/outbox/mail-state.ts'
import type { Database } from '#server/store/tables.ts'
import { type Entry, findEntry } from '#server/submissions/entries.ts'
import { StaffRefusal } from './refusal.ts'

/** A submission of some kinds. @throws StaffRefusal where there is none */
export async function readableEntry(
  db: Database,
  kinds: readonly FormKind[],
  id: string,
): Promise<Entry> {
  const entry = await findEntry(db, kinds, id)
  if (!entry) throw new StaffRefusal('This submission is not there any more.')
  return entry
}

/** A submission with what the staff has written about it, and the mails about it. */
export type FullEntry = Awaited<ReturnType<typeof fullEntry>>

export async function fullEntry(db: Database, entry: Entry) {
  const notes = db.selectFrom('notes').where('submission_id', '=', entry.id).orderBy('at')
  const mails = db.selectFrom('outbox').where('submission_id', '=', entry.id)
  const rows = await mails.selectAll().orderBy('next_attempt_at').execute()
  return {
    ...entry,
    notes: await notes.select(['id', 'author', 'at', 'text']).execute(),
    mails: rows.map((mail) => ({ id: mail.id, ...stateOf(mail) })),
  }
}
