import type { FormKind } from '#contract/forms.ts'
import { letterIn } from '#server/outbox/queue.ts'
import type { Store } from '#server/store/open-store.ts'

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
      const at = now().toISOString()
      const ids = letters.map(({ id }) => id)
      const stored = db.selectFrom('submissions').select('id').where('id', 'in', ids)
      const applications = stored.where('kind', '=', 'application').where('kind', 'in', kinds)
      const found = new Set((await applications.execute()).map(({ id }) => id))
      const rows = letters
        .filter(({ id }) => found.has(id))
        .map((letter) => letterIn(letter, name, at))
      if (rows.length === 0) return []
      return await db.transaction().execute(async (transaction) => {
        const queued = await transaction
          .insertInto('outbox')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('submission_id')
          .execute()
        const sent = queued.map(({ submission_id }) => submission_id)
        if (name === 'declined' && sent.length > 0) {
          await transaction
            .updateTable('handling')
            .set({ stage: 'declined', decided_at: at })
            .where('decided_at', 'is', null)
            .where('submission_id', 'in', sent)
            .execute()
        }
        return sent
      })
    },
  }
}
