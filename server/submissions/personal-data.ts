import { heldAt } from '#server/store/erasure-ledger.ts'
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
