import type { FormKind } from '#contract/forms.ts'
import type { Store } from '#server/store/open-store.ts'
import { type Entry, entriesOf, findEntry, storedEmail } from '#server/submissions/entries.ts'
import { fullEntry } from './entry.ts'
import { letterOperations } from './letters.ts'
import { listOperations } from './lists.ts'
import { rightsOperations } from './rights.ts'
import { workOperations } from './work.ts'

/**
 * What the desk asks of the inbox. The kinds that the person may read are the first argument of what concerns
 * submissions: whatever is of another kind is not there. The desk is believed, which alone knows people's roles.
 */
export function staffOperations(store: Store, now: () => Date = () => new Date()) {
  const { db } = store
  return {
    ...listOperations(store, now),
    ...rightsOperations(store, now),
    ...workOperations(store, now),
    ...letterOperations(store, now),

    /** One submission, and others from the same address; undefined where there is none of these kinds. */
    async show(kinds: readonly FormKind[], id: string) {
      const entry = await findEntry(db, kinds, id)
      if (!entry) return undefined
      const others = db
        .selectFrom('submissions')
        .leftJoin('handling', 'handling.submission_id', 'submissions.id')
        .where('email', '=', storedEmail(entry.fields.email ?? ''))
        .where('submissions.id', '<>', id)
        .where('submissions.kind', 'in', kinds)
        .select(['submissions.id', 'submissions.kind', 'submissions.received_at', 'stage'])
        .orderBy('submissions.received_at', 'desc')
        .limit(50)
      return { ...(await fullEntry(db, entry)), others: await others.execute() }
    },

    /** Submissions by their ids; those that are gone are not among them. */
    async entries(kinds: readonly FormKind[], ids: readonly string[]): Promise<Entry[]> {
      return (await entriesOf(db, ids)).filter(({ kind }) => kinds.includes(kind))
    },

    /** The file of an application, in base64: the answer is JSON. */
    async resume(kinds: readonly FormKind[], id: string) {
      if (!kinds.includes('application')) return undefined
      const found = await db
        .selectFrom('resumes')
        .where('submission_id', '=', id)
        .select(['file_name as fileName', 'ending as extension', 'bytes'])
        .executeTakeFirst()
      return found && { ...found, bytes: Buffer.from(found.bytes).toString('base64') }
    },
  }
}

export type StaffOperations = ReturnType<typeof staffOperations>
