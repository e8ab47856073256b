import type { FormKind } from '#contract/forms.ts'
import { letterIn } from '#server/outbox/queue.ts'
import type { Store } from '#server/store/open-store.ts'
import type { LetterName } from '#server/store/tables.ts'
import type { Entry } from '#server/submissions/entries.ts'
import { compareSeen, type Outcome, type Seen } from './seen.ts'
import { set } from './work.ts'

/** A letter to the sender of an application, as it will arrive. */
export type Letter = { id: string; subject: string; text: string }

/** What speaks against a letter: each but a free one goes out once for ever, and nobody hired is declined. */
export function obstacleTo(name: LetterName, { letters, stage }: Entry) {
  if (name !== 'free' && letters.some((letter) => letter.kind === name)) return 'letters'
  return name === 'declined' && stage === 'hired' ? 'stage' : undefined
}

/** Answers to applicants. */
export function letterOperations({ db, dialect }: Store, now: () => Date) {
  return {
    /**
     * Queues their letters to applicants, but not to those who have changed: the visitors' server sends them.
     * `declined` decides applications that are not decided yet; it and a free one mark them as handled.
     *
     * @param sentBy who sends them, by their id at the desk
     */
    async queueLetters(
      kinds: readonly FormKind[],
      name: LetterName,
      seen: readonly Seen[],
      letters: readonly Letter[],
      sentBy: string,
    ): Promise<Outcome> {
      const at = now()
      const applications = kinds.filter((kind) => kind === 'application')
      return await db.transaction().execute(async (transaction) => {
        const store = { db: transaction, dialect }
        const { unchanged, changed } = await compareSeen(store, applications, seen)
        const left = [...changed]
        const due: Entry[] = []
        for (const entry of unchanged) {
          const obstacle = obstacleTo(name, entry)
          if (obstacle) left.push({ id: entry.id, entry, what: [obstacle] })
          else due.push(entry)
        }
        const done = due.map(({ id }) => id)
        if (done.length === 0) return { done, left }
        const rows = letters.filter(({ id }) => done.includes(id))
        await transaction
          .insertInto('outbox')
          .values(rows.map((row) => letterIn({ ...row, sentBy }, name, at.toISOString())))
          .execute()
        // That something was received is no answer yet.
        if (name !== 'received') await set(transaction, due, { status: 'handled' }, at)
        if (name === 'declined') await set(transaction, due, { stage: 'declined' }, at)
        return { done, left }
      })
    },
  }
}
