import type { Kysely } from 'kysely'
import type { Tables } from './database.ts'
import type { DeskContext, Entry } from './desk.ts'

/** Milliseconds for which entries are kept: 24 months. */
const retention = 730 * 86_400_000

/** Adds an entry to the audit log, and deletes those that are too old. */
export async function addEntry(
  db: Kysely<Tables>,
  now: number,
  { person, action, subject, detail }: Entry,
): Promise<void> {
  await db
    .deleteFrom('audit')
    .where('at', '<', now - retention)
    .execute()
  await db
    .insertInto('audit')
    .values({ at: now, person, action, subject, detail: detail ?? null })
    .execute()
}

/**
 * Makes a change and adds its audit entry in one transaction.
 *
 * @param change gets the desk with the transaction as `db`; keep it fast, because all other queries wait
 */
export function withEntry<Part extends Pick<DeskContext, 'db' | 'now'>, Result>(
  desk: Part,
  entry: Entry,
  change: (desk: Part) => Promise<Result>,
): Promise<Result> {
  return desk.db.transaction().execute(async (db) => {
    const result = await change({ ...desk, db })
    await addEntry(db, desk.now(), entry)
    return result
  })
}
