import type { z } from 'zod'
import { folded } from '#contract/folded.ts'
import { type FormKind, fieldLabels } from '#contract/forms.ts'
import { submissionSchemas } from '#contract/submissions.ts'
import { clearDeleted } from '#server/store/clear-deleted.ts'
import { carryOut, record } from '#server/store/erasure-ledger.ts'
import { searchWords } from '#server/store/handling.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Database } from '#server/store/tables.ts'
import { type Entry, entriesOf, readEntries, storedEmail } from '#server/submissions/entries.ts'
import { type FullEntry, fullEntry } from './entry.ts'
import { contains } from './lists.ts'
import { StaffRefusal } from './refusal.ts'
import { type Changed, compareSeen, idOf, type Seen } from './seen.ts'

/** All that somebody may read of a person. */
export type PersonsEntries = Awaited<ReturnType<ReturnType<typeof rightsOperations>['person']>>

/** All of a person that may be read, as a screen showed it, by the address as people type it. */
export type SeenPerson = { email: string; seen: readonly Seen[] }

/**
 * What an act has erased, and what it has kept, as that is now: nothing where a submission has changed, or others have
 * arrived.
 */
export type PersonOutcome = {
  erased: Entry[]
  kept: Entry[]
  changed: Changed[]
  arrived: string[]
}

/** What a person may ask of us, by the Nigeria Data Protection Act 2023. */
export function rightsOperations(store: Store, now: () => Date) {
  const { db, folder } = store

  /** Does something to all of a person that may be read, unless it is not as it was seen. The ledger has it first. */
  async function change(
    kinds: readonly FormKind[],
    { email, seen }: SeenPerson,
    set: Parameters<typeof record>[2],
  ): Promise<PersonOutcome> {
    return await db.transaction().execute(async (transaction) => {
      const { unchanged, changed } = await compareSeen({ ...store, db: transaction }, kinds, seen)
      const ids = seen.map(idOf)
      const others = transaction.selectFrom('submissions').select('id').where('kind', 'in', kinds)
      const arrived = await others
        .where('email', '=', storedEmail(email))
        .where('id', 'not in', ids)
        .execute()
      if (changed.length + arrived.length > 0)
        return { erased: [], kept: [], changed, arrived: arrived.map(({ id }) => id) }
      await record(folder, ids, set, now())
      await carryOut(transaction, folder, now())
      const kept = await entriesOf(transaction, ids)
      const left = new Set(kept.map(({ id }) => id))
      return { erased: unchanged.filter(({ id }) => !left.has(id)), kept, changed, arrived: [] }
    })
  }

  return {
    /** Everything of one person, by the address as people type it, and the kinds that may not be read. */
    async person(kinds: readonly FormKind[], typed: string) {
      const email = storedEmail(typed)
      const entries: FullEntry[] = []
      for (const entry of await readEntries(db, { kinds, email }))
        entries.push(await fullEntry(db, entry))
      const all = db.selectFrom('submissions').select('kind').distinct().where('email', '=', email)
      const stored = (await all.execute()).map(({ kind }) => kind)
      return { email, entries, otherKinds: stored.filter((kind) => !kinds.includes(kind)) }
    },

    /** Corrects a field, which must be as the form takes it. @param seen as it was when it was corrected */
    async correct(
      kinds: readonly FormKind[],
      seen: Seen,
      { field, value }: { field: string; value: string },
    ): Promise<string> {
      return await db.transaction().execute(async (transaction) => {
        const { unchanged, changed } = await compareSeen({ ...store, db: transaction }, kinds, [
          seen,
        ])
        const entry = unchanged[0] ?? changed[0]?.entry
        if (!entry) throw new StaffRefusal('This submission is not there any more.')
        const { id } = entry
        if (changed[0]?.what.includes('fields')) {
          throw new StaffRefusal(
            `Nothing was corrected: somebody else has corrected ${id} since this screen was loaded. Please compare it with what you wrote: “${value}”.`,
          )
        }
        const correctable = Object.hasOwn(fieldLabels, field) && entry.kind !== 'newsletter'
        const shape: Record<string, z.ZodType> = submissionSchemas[entry.kind].shape
        const parsed = correctable ? shape[field]?.safeParse(value) : undefined
        if (!parsed) throw new StaffRefusal('This cannot be corrected here.')
        if (!parsed.success) throw new StaffRefusal(parsed.error.issues[0]?.message ?? '')
        const fields = { ...entry.fields, [field]: String(parsed.data) }
        await transaction
          .updateTable('submissions')
          .set({ fields: JSON.stringify(fields), email: storedEmail(fields.email ?? '') })
          .where('id', '=', id)
          .execute()
        await transaction
          .updateTable('handling')
          .set({
            words: searchWords(fields),
            // Else it stays where the staff has filed it.
            ...(field === 'position' && { opening: fields.position || null }),
          })
          .where('submission_id', '=', id)
          .execute()
        return id
      })
    },

    /**
     * Keeps all of a person that may be read from being erased until a moment; null ends that, and erases what was to be
     * erased then.
     */
    hold: (
      kinds: readonly FormKind[],
      person: SeenPerson,
      hold: { reason: string; until: string } | null,
    ): Promise<PersonOutcome> =>
      change(kinds, person, { hold_reason: hold?.reason ?? null, hold_until: hold?.until ?? null }),

    /** Erases all of a person that may be read, also from copies that are brought back: what is held when that ends. */
    erase: (kinds: readonly FormKind[], person: SeenPerson): Promise<PersonOutcome> =>
      change(kinds, person, { erasure_asked_at: now().toISOString() }),

    /**
     * Clears the store's files of what was erased.
     *
     * @returns why copies may be left in them; undefined when there are none
     */
    clearErased: (): Promise<string | undefined> => clearDeleted(store, 'whole'),

    /** The submissions of others, among those, that name a person's address. */
    async naming(kinds: readonly FormKind[], typed: string): Promise<string[]> {
      const rows = await entriesNaming(db, kinds, storedEmail(typed)).execute()
      return rows.map(({ id }) => id)
    },
  }
}

/** Reads only the small rows of `handling`, whose `words` hold every address that a submission names. */
export function entriesNaming(db: Database, kinds: readonly FormKind[], email: string) {
  return db
    .selectFrom('handling')
    .innerJoin('submissions', 'submissions.id', 'handling.submission_id')
    .where('handling.kind', 'in', kinds)
    .where(({ ref }) => contains(ref('words'), folded(email)))
    .where('email', '<>', email)
    .select('id')
    .orderBy('handling.received_at')
}
