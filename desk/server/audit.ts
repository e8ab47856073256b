import type { Kysely } from 'kysely'
import type { Tables } from './database.ts'
import type { Entry, Office } from './desk.ts'

/** Writes an entry of what happened. */
export async function addEntry(
  db: Kysely<Tables>,
  now: number,
  { person, action, subject, detail }: Entry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ at: now, person, action, subject, detail: detail ?? null })
    .execute()
}

/**
 * Does something and writes down who did it: whatever happens, both are there or neither.
 *
 * @param change is given the desk with a database that is the transaction; nothing slow belongs in it,
 * because all others wait
 */
export function withEntry<Part extends Pick<Office, 'db' | 'now'>, Result>(
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
