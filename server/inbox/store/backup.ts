import { open, rename, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Writes a copy of SQLite's store as it is at this moment, for its owner alone. Others go on
 * reading and writing meanwhile. The copy appears under its name when it is complete.
 *
 * @param file replaced when it is there
 */
export async function backupSqlite(db: Database, file: string): Promise<void> {
  const part = `${file}.${process.pid}.part`
  try {
    // SQLite writes into an empty file that is there, and leaves its rights as they are.
    await (await open(part, 'wx', 0o600)).close()
    await sql`vacuum into ${part}`.execute(db)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}
