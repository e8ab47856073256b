import type { FormKind } from '#contract/forms.ts'
import { type MailState, stateOf } from '#server/outbox/mail-state.ts'
import type { Database, MailKind } from '#server/store/tables.ts'
import { type Entry, findEntry } from '#server/submissions/entries.ts'
import { StaffRefusal } from './refusal.ts'

/** A submission of some kinds. @throws StaffRefusal where there is none */
export async function readableEntry(
  db: Database,
  kinds: readonly FormKind[],
  id: string,
): Promise<Entry> {
  const entry = await findEntry(db, id)
  if (!entry || !kinds.includes(entry.kind))
    throw new StaffRefusal('This submission is not there any more.')
  return entry
}

/** A submission with what the staff has written about it, and the mails about it. */
export type FullEntry = Entry & {
  notes: { id: string; author: string; at: string; text: string }[]
  mails: Mail[]
}

/** A mail about a submission; `letter` is what a letter says. */
export type Mail = {
  id: string
  kind: MailKind
  letter: { subject: string; text: string } | null
  state: MailState
}

export async function fullEntry(db: Database, entry: Entry): Promise<FullEntry> {
  const notes = db.selectFrom('notes').where('submission_id', '=', entry.id).orderBy('at')
  const mails = db.selectFrom('outbox').where('submission_id', '=', entry.id)
  const rows = await mails.selectAll().orderBy('next_attempt_at').execute()
  return {
    ...entry,
    notes: await notes.select(['id', 'author', 'at', 'text']).execute(),
    mails: rows.map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      letter: mail.letter === null ? null : JSON.parse(mail.letter),
      state: stateOf(mail),
    })),
  }
}
