import type { FormKind } from '#contract/forms.ts'
import { letterIn } from '#server/outbox/queue.ts'
import type { Store } from '#server/store/open-store.ts'
import type { LetterName } from '#server/store/tables.ts'
import type { Entry } from '#server/submissions/entries.ts'
import { compareSeen, type Outcome, type Seen } from './seen.ts'

/** A letter to the sender of an application, as it will arrive. */
export type Letter = { id: string; subject: string; text: string }

/** What speaks against a letter: each goes out once for ever, and nobody who is hired is declined. */
export function obstacleTo(name: LetterName, { letters, stage }: Entry) {
  if (letters.some((letter) => letter.kind === name)) return 'letters'
  return name === 'declined' && stage === 'hired' ? 'stage' : undefined
}

/** Answers to applicants. */
export function letterOperations({ db, dialect }: Store, now: () => Date) {
  return {
    /**
     * Queues their letters to applicants, but not to those who have changed: the visitors' server sends them.
     * `declined` decides applications that are not decided yet.
     */
    async queueLetters(
      kinds: readonly FormKind[],
      name: LetterName,
      seen: readonly Seen[],
      letters: readonly Letter[],
    ): Promise<Outcome> {
      const at = now().toISOString()
      const applications = kinds.filter((kind) => kind === 'application')
      return await db.transaction().execute(async (transaction) => {
        const store = { db: transaction, dialect }
        const { unchanged, changed } = await compareSeen(store, applications, seen)
        const left = [...changed]
        const done: string[] = []
        for (const entry of unchanged) {
          const obstacle = obstacleTo(name, entry)
          if (obstacle) left.push({ id: entry.id, entry, what: [obstacle] })
          else done.push(entry.id)
        }
        if (done.length === 0) return { done, left }
        const rows = letters.filter(({ id }) => done.includes(id))
        await transaction
          .insertInto('outbox')
          .values(rows.map((letter) => letterIn(letter, name, at)))
          .execute()
        if (name === 'declined') {
          await transaction
            .updateTable('handling')
            .set({ stage: 'declined', decided_at: at })
            .where('decided_at', 'is', null)
            .where('submission_id', 'in', done)
            .execute()
        }
        return { done, left }
      })
    },
  }
}
