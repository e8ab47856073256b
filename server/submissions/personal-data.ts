import { sql } from 'kysely'
import type { FormKind } from '#contract/forms.ts'
import { clearDeleted } from '#server/store/clear-deleted.ts'
import { eraseRecorded, heldAt, recordErasure } from '#server/store/erasure-ledger.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Database } from '#server/store/tables.ts'

/** An address as it is stored to find what belongs to a person. */
export function storedEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

/**
 * How many submissions of a person may be erased, and how many are held.
 *
 * @param email as `storedEmail` gives it
 */
export async function countPerson(db: Database, email: string) {
  const held = heldAt(db, new Date())
  const { erasable, all } = await db
    .selectFrom('submissions')
    .where('email', '=', email)
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn
        .countAll()
        .filterWhere(eb('id', 'not in', held))
        .as('erasable'),
    ])
    .executeTakeFirstOrThrow()
  return { erasable: Number(erasable), held: Number(all) - Number(erasable) }
}

/**
 * Erases all of a person that is not held, of some kinds, also from copies that are brought back.
 *
 * @param email as `storedEmail` gives it
 * @returns why copies may be left in the store's files; undefined when there are none
 */
export async function erasePerson(
  store: Store,
  email: string,
  kinds: readonly FormKind[],
  at: Date,
): Promise<string | undefined> {
  await recordErasure(store.folder, { email, at, kinds })
  await eraseRecorded(store.db, store.folder, at)
  return await clearDeleted(store, 'whole')
}

/** The submissions of others whose text names an address. */
export async function entriesNaming(
  db: Database,
  email: string,
  kinds: readonly FormKind[],
): Promise<string[]> {
  const pattern = `%${email.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('submissions')
    .where('kind', 'in', kinds)
    .where('email', '<>', email)
    .where(sql<boolean>`lower(fields) like ${pattern} escape '\\'`)
    .select('id')
    .orderBy('received_at')
    .execute()
  return rows.map(({ id }) => id)
}
