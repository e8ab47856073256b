import type { FormKind } from '#contract/forms.ts'
import { letterIn } from '#server/outbox/queue.ts'
import type { Store } from '#server/store/open-store.ts'
import { addMissingRows } from './handling.ts'

/** The letters to applicants by their names in `content/letters.yaml`. */
export const letterNames = ['received', 'declined'] as const
export type LetterName = (typeof letterNames)[number]

/** A letter to the sender of an application, as it will arrive. */
export type Letter = { id: string; subject: string; text: string }

/** Answers to applicants. */
export function letterOperations({ db }: Store, now: () => Date) {
  return {
    /**
     * Queues a letter to each of these applicants, once for ever: the visitors' server sends it. `declined` decides
     * applications that are not decided yet.
     *
     * @returns the applications whose letter was queued now
     */
    async queueLetters(
      kinds: readonly FormKind[],
      name: LetterName,
      letters: readonly Letter[],
    ): Promise<string[]> {
      await addMissingRows(db)
      const at = now().toISOString()
      const ids = letters.map(({ id }) => id)
      const there = db.selectFrom('submissions').select('id').where('id', 'in', ids)
      const those = there.where('kind', '=', 'application').where('kind', 'in', kinds)
      const known = await those.execute()
      const rows = letters
        .filter(({ id }) => known.some((each) => each.id === id))
        .map((letter) => letterIn(letter, name, at))
      if (rows.length === 0) return []
      return await db.transaction().execute(async (transaction) => {
        const written = transaction.insertInto('outbox').values(rows)
        const fresh = written.onConflict((conflict) => conflict.column('id').doNothing())
        const queued = (await fresh.returning('submission_id').execute()).map(
          ({ submission_id }) => submission_id,
        )
        if (name === 'declined' && queued.length > 0) {
          const undecided = transaction.updateTable('handling').where('decided_at', 'is', null)
          const set = undecided.set({ stage: 'declined', decided_at: at })
          await set.where('submission_id', 'in', queued).execute()
        }
        return queued
      })
    },
  }
}
