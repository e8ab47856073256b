import type { Database } from './tables.ts'

/** Writes one row and commits it. @throws whatever the store throws when it cannot */
export async function proveWritable(db: Database, at: Date): Promise<void> {
  const checked_at = at.toISOString()
  await db
    .insertInto('health')
    .values({ id: 1, checked_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
    .execute()
}
