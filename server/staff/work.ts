import type { FormKind } from '#contract/forms.ts'
import { type MailState, stateOf } from '#server/outbox/mail-state.ts'
import { makeDue } from '#server/outbox/queue.ts'
import { newId } from '#server/store/new-id.ts'
import type { Store } from '#server/store/open-store.ts'
import type { MailKind, Stage } from '#server/store/tables.ts'
import { markGenuine, markStatus, markSuspected } from '#server/submissions/mark.ts'
import { addMissingRows } from './handling.ts'

/** Who works on a submission, and how far it is; both null at first. */
export type Handled = { id: string; assignee: string | null; stage: Stage | null }

/** A mail about a submission; `letter` is what a letter says. */
export type MailAbout = {
  id: string
  kind: MailKind
  letter: { subject: string; text: string } | null
  state: MailState
}

export type Mark = 'handled' | 'new' | 'spam' | 'genuine'

/** What the staff does with submissions. */
export function workOperations({ db }: Store, now: () => Date) {
  function readable(kinds: readonly FormKind[], ids: readonly string[]) {
    const rows = db.selectFrom('submissions').where('submissions.id', 'in', ids)
    return rows.where('submissions.kind', 'in', kinds).select('submissions.id')
  }

  return {
    /**
     * Gives submissions to somebody, or moves applications to a stage, unless that has changed since it was seen.
     *
     * @returns all of them as they are then
     */
    async handle(
      kinds: readonly FormKind[],
      seen: readonly Handled[],
      set: { assignee: string } | { stage: Stage | null },
    ): Promise<Handled[]> {
      await addMissingRows(db)
      const column = 'stage' in set ? 'stage' : 'assignee'
      const value = 'stage' in set ? set.stage : set.assignee
      const isDecided = value === 'declined' || value === 'hired'
      const decided = { decided_at: isDecided ? now().toISOString() : null }
      const those = readable(kinds, ids(seen)).$if(column === 'stage', (query) =>
        query.where('submissions.kind', '=', 'application'),
      )
      return await db.transaction().execute(async (transaction) => {
        for (const before of seen) {
          await transaction
            .updateTable('handling')
            .set({ ...set, ...(column === 'stage' && decided) })
            .where('submission_id', '=', before.id)
            .where('submission_id', 'in', those)
            .where(column, 'is not distinct from', before[column])
            // A second press must not move the date of the decision.
            .where(column, 'is distinct from', value)
            .execute()
        }
        return await transaction
          .selectFrom('handling')
          .where('submission_id', 'in', those)
          .select(['submission_id as id', 'assignee', 'stage'])
          .execute()
      })
    },

    /** @returns whether there is such a submission of these kinds */
    async mark(kinds: readonly FormKind[], id: string, as: Mark): Promise<boolean> {
      if (!(await readable(kinds, [id]).executeTakeFirst())) return false
      if (as === 'spam') await markSuspected(db, id)
      else if (as === 'genuine') await markGenuine(db, id, now())
      else await markStatus(db, id, as, now())
      return true
    },

    /** @returns whether there is such a submission of these kinds */
    async addNote(kinds: readonly FormKind[], id: string, author: string, text: string) {
      if (!(await readable(kinds, [id]).executeTakeFirst())) return false
      const note = { id: newId(), submission_id: id, author, at: now().toISOString(), text }
      await db.insertInto('notes').values(note).execute()
      return true
    },

    /** Makes a mail that has failed due now. @returns whether there is such a mail */
    async sendAgain(kinds: readonly FormKind[], id: string, mail: string): Promise<boolean> {
      const mails = db.selectFrom('outbox').select('id').where('id', '=', mail)
      const found = await mails.where('submission_id', 'in', readable(kinds, [id])).execute()
      if (found.length > 0) await makeDue(db, now(), mail)
      return found.length > 0
    },

    /** Notes, mails, and other submissions from the same address. */
    async belongings(kinds: readonly FormKind[], id: string) {
      const mine = readable(kinds, [id])
      const notes = db.selectFrom('notes').where('submission_id', 'in', mine).orderBy('at')
      const mails = db.selectFrom('outbox').where('submission_id', 'in', mine)
      const others = db
        .selectFrom('submissions')
        .leftJoin('handling', 'handling.submission_id', 'submissions.id')
        .where('submissions.email', 'in', mine.clearSelect().select('submissions.email'))
        .where('submissions.id', '<>', id)
        .where('submissions.kind', 'in', kinds)
        .select(['submissions.id', 'submissions.kind', 'submissions.received_at', 'stage'])
        .orderBy('submissions.received_at', 'desc')
        .limit(50)
      return {
        notes: await notes.select(['id', 'author', 'at', 'text']).execute(),
        mails: (await mails.selectAll().orderBy('next_attempt_at').execute()).map(
          (mail): MailAbout => ({
            id: mail.id,
            kind: mail.kind,
            letter: mail.letter === null ? null : JSON.parse(mail.letter),
            state: stateOf(mail),
          }),
        ),
        others: await others.execute(),
      }
    },

    /** The applications for one opening but suspected ones, the oldest first. */
    async applicationsFor(kinds: readonly FormKind[], opening: string) {
      await addMissingRows(db)
      const rows = await db
        .selectFrom('submissions')
        .innerJoin('handling', 'handling.submission_id', 'submissions.id')
        .leftJoin('resumes', 'resumes.submission_id', 'submissions.id')
        .where('submissions.kind', 'in', kinds)
        .where('opening', '=', opening)
        .where('suspected', '=', 0)
        .select(['submissions.id', 'submissions.received_at', 'fields', 'stage', 'ending'])
        .orderBy('submissions.received_at')
        .execute()
      return rows.map(({ fields: text, ...row }) => {
        const fields: Record<string, string> = JSON.parse(text)
        return { ...row, fields }
      })
    },
  }
}

function ids(submissions: readonly { id: string }[]): string[] {
  return submissions.map(({ id }) => id)
}
