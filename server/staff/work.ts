import type { FormKind } from '#contract/forms.ts'
import { makeDue } from '#server/outbox/queue.ts'
import { newId } from '#server/store/new-id.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Stage } from '#server/store/tables.ts'
import { markGenuine } from '#server/submissions/mark-genuine.ts'
import { readableEntry } from './entry.ts'

/** A submission as a screen showed it: who works on it, and how far it is; both null at first. */
export type Seen = { id: string; assignee: string | null; stage: Stage | null }

export const marks = ['handled', 'new', 'spam', 'genuine'] as const

/** What the staff does with submissions. */
export function workOperations({ db }: Store, now: () => Date) {
  return {
    /**
     * Gives submissions to somebody, or moves applications to a stage, unless that has changed since it was seen.
     *
     * @returns those that it has changed, and those that somebody else has changed
     */
    async handle(
      kinds: readonly FormKind[],
      seen: readonly Seen[],
      set: { assignee: string } | { stage: Stage | null },
    ): Promise<{ changed: string[]; refused: string[] }> {
      const [column, value] =
        'stage' in set ? (['stage', set.stage] as const) : (['assignee', set.assignee] as const)
      const isDecided = value === 'declined' || value === 'hired'
      const decided = { decided_at: isDecided ? now().toISOString() : null }
      const allowed = kinds.filter((kind) => column === 'assignee' || kind === 'application')
      const ids = seen.map(({ id }) => id)
      if (allowed.length === 0) return { changed: [], refused: [] }
      return await db.transaction().execute(async (transaction) => {
        const changed: string[] = []
        for (const before of seen) {
          // A second press must not move the date of the decision.
          if (before[column] === value) continue
          const { numUpdatedRows } = await transaction
            .updateTable('handling')
            .set({ ...set, ...(column === 'stage' && decided) })
            .where('submission_id', '=', before.id)
            .where('kind', 'in', allowed)
            .where(column, 'is not distinct from', before[column])
            .executeTakeFirstOrThrow()
          if (numUpdatedRows > 0n) changed.push(before.id)
        }
        const others = await transaction
          .selectFrom('handling')
          .where('submission_id', 'in', ids)
          .where('kind', 'in', allowed)
          .where(column, 'is distinct from', value)
          .select('submission_id')
          .execute()
        return { changed, refused: others.map(({ submission_id }) => submission_id) }
      })
    },

    async mark(kinds: readonly FormKind[], id: string, as: (typeof marks)[number]): Promise<void> {
      await readableEntry(db, kinds, id)
      if (as === 'genuine') return await markGenuine(db, id, now())
      const handledAt = as === 'handled' ? now().toISOString() : null
      await db
        .updateTable('submissions')
        // Mails about suspected spam stay as they are.
        .set(as === 'spam' ? { suspected: 1 } : { status: as, handled_at: handledAt })
        .where('id', '=', id)
        .execute()
    },

    async addNote(kinds: readonly FormKind[], id: string, author: string, text: string) {
      await readableEntry(db, kinds, id)
      const note = { id: newId(), submission_id: id, author, at: now().toISOString(), text }
      await db.insertInto('notes').values(note).execute()
    },

    /** Makes the mails about a submission that have failed due now. */
    async sendAgain(kinds: readonly FormKind[], id: string): Promise<void> {
      await readableEntry(db, kinds, id)
      await makeDue(db, now(), id)
    },
  }
}
