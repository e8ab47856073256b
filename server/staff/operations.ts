import type { FormKind } from '#contract/forms.ts'
import type { Store } from '#server/store/open-store.ts'
import { type Entry, findEntry, readResume } from '#server/submissions/entries.ts'
import { letterOperations } from './letters.ts'
import { listOperations } from './lists.ts'
import { rightsOperations } from './rights.ts'
import { workOperations } from './work.ts'

/** A call of the desk, and what the staff's process answers; `problem` is a sentence for people. */
export type StaffCall = { id: number; name: string; args: unknown[] }
export type StaffReply =
  | { id: number; result: unknown }
  | { id: number; code: string; problem?: string }

export type StaffOperations = ReturnType<typeof staffOperations>

/**
 * What the desk asks of the inbox. The kinds that the person may read are the first argument of each operation:
 * whatever is of another kind is not there.
 */
export function staffOperations(store: Store, now: () => Date = () => new Date()) {
  const { db } = store
  return {
    ...listOperations(store, now),
    ...rightsOperations(store, now),
    ...workOperations(store, now),
    ...letterOperations(store, now),

    /** One submission; undefined where there is none of these kinds. */
    async show(kinds: readonly FormKind[], id: string): Promise<Entry | undefined> {
      const entry = await findEntry(db, id)
      return entry && kinds.includes(entry.kind) ? entry : undefined
    },

    /** The file of an application. */
    async resume(kinds: readonly FormKind[], id: string) {
      return kinds.includes('application') ? await readResume(db, id) : undefined
    },
  }
}
