import type { Kysely } from 'kysely'
import type { Tables } from './database.ts'
import type { Entry } from './desk.ts'

/** Writes an entry of what happened; a transaction may be given, so that deed and entry stand together. */
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
