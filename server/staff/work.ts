import type { FormKind } from '#contract/forms.ts'
import { type MailState, stateOf } from '#server/outbox/mail-state.ts'
import { makeDue } from '#server/outbox/queue.ts'
import { newId } from '#server/store/new-id.ts'
import type { Store } from '#server/store/open-store.ts'
import type { MailKind, Stage } from '#server/store/tables.ts'
import { markGenuine, markStatus, markSuspected } from '#server/submissions/mark.ts'
import { addMissingRows } from './handling.ts'

/** A submission, and its assignee or stage as somebody saw it before they changed it. */
export type Seen<Value> = { id: string; value: Value | null }

/** Who works on a submission, and how far it is. */
export type Handled = { id: string; assignee: string | null; stage: Stage | null }

/** A mail about a submission; `letter` is what a letter says. */
export type MailAbout = {
  id: string
  kind: MailKind
  letter: { subject: string; text: string } | null
  state: MailState
}

export type Mark = 'handled' | 'new' | 'spam' | 'genuine'

/** Others of one address on one screen. */
const maxOthers = 50

/** What the staff does with submissions. */
export function workOperations({ db }: Store, now: () => Date) {
  /** Those among the submissions that are of these kinds. */
  function readable(kinds: readonly FormKind[], ids: readonly string[]) {
    const rows = db.selectFrom('submissions').where('submissions.id', 'in', ids)
    return rows.where('submissions.kind', 'in', kinds).select('submissions.id')
  }

  async function isReadable(kinds: readonly FormKind[], id: string): Promise<boolean> {
    return (await readable(kinds, [id]).executeTakeFirst()) !== undefined
  }

  /** Sets one column of submissions in which it still has the value that was seen. @returns the others, as they are */
  async function setUnlessChanged<Value extends string>(
    kinds: readonly FormKind[],
    column: 'assignee' | 'stage',
    seen: readonly Seen<Value>[],
    set: { assignee: string } | { stage: Stage | null; decided_at: string | null },
    value: Value | null,
  ): Promise<Handled[]> {
    await addMissingRows(db)
    return await db.transaction().execute(async (transaction) => {
      for (const { id, value: before } of seen) {
        await transaction
          .updateTable('handling')
          .set(set)
          .where('submission_id', 'in', readable(kinds, [id]))
          .where(column, 'is not distinct from', before)
          // What has it already keeps the moment of its decision.
          .where(column, 'is distinct from', value)
          .execute()
      }
      const ids = seen.map(({ id }) => id)
      return await transaction
        .selectFrom('handling')
        .where('submission_id', 'in', readable(kinds, ids))
        .where(column, 'is distinct from', value)
        .select(['submission_id as id', 'assignee', 'stage'])
        .execute()
    })
  }

  return {
    /** Makes somebody the assignee of submissions. @returns those whose assignee has changed since it was seen */
    assign: (kinds: readonly FormKind[], seen: readonly Seen<string>[], assignee: string) =>
      setUnlessChanged(kinds, 'assignee', seen, { assignee }, assignee),

    /** Moves applications to a stage; null is a new one. @returns those whose stage has changed since it was seen */
    async moveTo(kinds: readonly FormKind[], seen: readonly Seen<Stage>[], stage: Stage | null) {
      if (!kinds.includes('application')) return []
      const isDecided = stage === 'declined' || stage === 'hired'
      const set = { stage, decided_at: isDecided ? now().toISOString() : null }
      return await setUnlessChanged(['application'], 'stage', seen, set, stage)
    },

    /** @returns false where there is no such submission of these kinds */
    async mark(kinds: readonly FormKind[], id: string, as: Mark): Promise<boolean> {
      if (!(await isReadable(kinds, id))) return false
      if (as === 'spam') await markSuspected(db, id)
      else if (as === 'genuine') await markGenuine(db, id, now())
      else await markStatus(db, id, as, now())
      return true
    },

    /** @returns false where there is no such submission of these kinds */
    async addNote(
      kinds: readonly FormKind[],
      id: string,
      { author, text }: { author: string; text: string },
    ): Promise<boolean> {
      if (!(await isReadable(kinds, id))) return false
      const note = { id: newId(), submission_id: id, author, at: now().toISOString(), text }
      await db.insertInto('notes').values(note).execute()
      return true
    },

    /** Makes a mail about a submission that has failed due now. */
    async sendAgain(kinds: readonly FormKind[], id: string, mail: string): Promise<void> {
      const mails = db.selectFrom('outbox').select('id').where('id', '=', mail)
      const found = mails.where('submission_id', 'in', readable(kinds, [id]))
      if (await found.executeTakeFirst()) await makeDue(db, now(), mail)
    },

    /** What belongs to a submission beside what was filled in. */
    async belongings(kinds: readonly FormKind[], id: string) {
      const mine = readable(kinds, [id])
      const notes = await db
        .selectFrom('notes')
        .where('submission_id', 'in', mine)
        .select(['id', 'author', 'at', 'text'])
        .orderBy('at')
        .execute()
      const mails = await db
        .selectFrom('outbox')
        .where('submission_id', 'in', mine)
        .select(['id', 'kind', 'letter', 'attempts', 'next_attempt_at', 'sent_at', 'failed_at'])
        .select('error')
        .orderBy('next_attempt_at')
        .execute()
      const others = await db
        .selectFrom('submissions')
        .leftJoin('handling', 'handling.submission_id', 'submissions.id')
        .where('submissions.email', 'in', mine.clearSelect().select('submissions.email'))
        .where('submissions.id', '<>', id)
        .where('submissions.kind', 'in', kinds)
        .select(['submissions.id', 'submissions.kind', 'stage'])
        .select('submissions.received_at as receivedAt')
        .orderBy('submissions.received_at', 'desc')
        .limit(maxOthers)
        .execute()
      return {
        notes,
        mails: mails.map(
          ({ letter, ...mail }): MailAbout => ({
            id: mail.id,
            kind: mail.kind,
            letter: letter === null ? null : JSON.parse(letter),
            state: stateOf(mail),
          }),
        ),
        others,
      }
    },

    /** The applications for one opening but those that a program seems to have sent, the oldest first. */
    async applicationsFor(kinds: readonly FormKind[], opening: string) {
      if (!kinds.includes('application')) return []
      await addMissingRows(db)
      const rows = await db
        .selectFrom('submissions')
        .innerJoin('handling', 'handling.submission_id', 'submissions.id')
        .leftJoin('resumes', 'resumes.submission_id', 'submissions.id')
        .where('submissions.kind', '=', 'application')
        .where('opening', '=', opening)
        .where('suspected', '=', 0)
        .select(['submissions.id', 'fields', 'stage', 'resumes.ending as extension'])
        .select('submissions.received_at as receivedAt')
        .orderBy('submissions.received_at')
        .execute()
      return rows.map(({ fields: text, ...row }) => {
        const fields: Record<string, string> = JSON.parse(text)
        return { ...row, fields }
      })
    },
  }
}
