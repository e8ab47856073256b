import type { FormKind } from '#contract/forms.ts'
import type { Store } from '#server/store/open-store.ts'
import {
  type Entry,
  type EntryFilter,
  findEntry,
  readEntries,
  readResume,
} from '#server/submissions/entries.ts'
import { addMissingRows } from './handling.ts'
import { letterOperations } from './letters.ts'
import { workOperations } from './work.ts'

/** A call of the desk, and what the staff's process answers; `problem` is a sentence for people. */
export type StaffCall = { id: number; name: string; args: unknown[] }
export type StaffReply =
  | { id: number; result: unknown }
  | { id: number; code: string; problem?: string }

/** What cannot be done, in a sentence for people. */
export class StaffRefusal extends Error {}

/** Submissions on one screen. */
const perScreen = 50

export type StaffOperations = ReturnType<typeof staffOperations>

/**
 * What the desk asks of the inbox. The kinds that the person may read are the first argument of each operation:
 * whatever is of another kind is not there.
 */
export function staffOperations(store: Store, now: () => Date = () => new Date()) {
  const { db } = store
  return {
    ...workOperations(store, now),
    ...letterOperations(store, now),

    /** Submissions, the newest first, and whether there are older ones. */
    async list(kinds: readonly FormKind[], filter: EntryFilter) {
      await addMissingRows(db)
      const entries: Entry[] = []
      for await (const entry of readEntries(db, { ...filter, kinds }, perScreen + 1))
        entries.push(entry)
      return { entries: entries.slice(0, perScreen), more: entries.length > perScreen }
    },

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
