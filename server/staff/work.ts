import type { FormKind } from '#contract/forms.ts'
import { makeDue } from '#server/outbox/queue.ts'
import { newId } from '#server/store/new-id.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Database, Stage } from '#server/store/tables.ts'
import type { Entry } from '#server/submissions/entries.ts'
import { markGenuine } from '#server/submissions/mark-genuine.ts'
import { readableEntry } from './entry.ts'
import { compareSeen, type Outcome, type Seen } from './seen.ts'

/** What the staff sets of submissions, as `Entry` names it. */
export type Setting =
  | { assignee: string }
  | { stage: Stage | null }
  | { opening: string }
  | { status: 'new' | 'handled' }
  | { suspected: boolean }

/** What the staff does with submissions. */
export function workOperations({ db, dialect }: Store, now: () => Date) {
  return {
    /**
     * Sets the same of submissions, but leaves those that have changed.
     *
     * @param only the kinds that it is for: others are left too
     */
    async handle(
      kinds: readonly FormKind[],
      seen: readonly Seen[],
      setting: Setting,
      only: readonly FormKind[] = kinds,
    ): Promise<Outcome> {
      return await db.transaction().execute(async (transaction) => {
        const { unchanged, changed } = await compareSeen({ db: transaction, dialect }, kinds, seen)
        const meant = unchanged.filter(({ kind }) => only.includes(kind))
        const left = changed.filter(({ entry }) => !entry || !isSet(entry, setting))
        for (const entry of unchanged)
          if (!meant.includes(entry)) left.push({ id: entry.id, entry, what: [] })
        const done = await set(transaction, meant, setting, now())
        return { done, left }
      })
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

const isSet = (entry: Entry, setting: Setting) =>
  Object.entries(setting).every(([name, value]) => Reflect.get(entry, name) === value)

/** Sets the same of submissions, in a transaction. @returns those of which it was not set before */
export async function set(db: Database, of: readonly Entry[], setting: Setting, now: Date) {
  // A second press must not move the date of the decision.
  const ids = of.filter((entry) => !isSet(entry, setting)).map(({ id }) => id)
  if (ids.length === 0) return ids
  const at = now.toISOString()
  const handling = db.updateTable('handling').where('submission_id', 'in', ids)
  const submissions = db.updateTable('submissions').where('id', 'in', ids)
  if ('assignee' in setting || 'opening' in setting) await handling.set(setting).execute()
  else if ('stage' in setting) {
    const isDecided = setting.stage === 'declined' || setting.stage === 'hired'
    const decided = db.selectFrom('handling').where('decided_at', 'is not', null)
    // A decision deals with it; taken back, it waits again.
    const moved = isDecided
      ? submissions.where('status', '=', 'new')
      : submissions.where('id', 'in', decided.select('submission_id'))
    await moved.set(handledAt(isDecided ? at : null)).execute()
    await handling.set({ ...setting, decided_at: isDecided ? at : null }).execute()
  } else if ('status' in setting) {
    await submissions.set(handledAt(setting.status === 'handled' ? at : null)).execute()
  } else if (setting.suspected) {
    // Mails about suspected spam stay as they are.
    await submissions.set({ suspected: 1 }).execute()
  } else for (const id of ids) await markGenuine(db, id, now)
  return ids
}

/** What says that a submission was dealt with at a moment; null where it waits. */
function handledAt(at: string | null) {
  return { status: at === null ? 'new' : 'handled', handled_at: at } as const
}
