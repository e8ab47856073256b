import { sql } from 'kysely'
import type { Database } from './tables.ts'
import { writePrivateFile } from './write-private-file.ts'

/**
 * Writes a copy of SQLite's store as it is at this moment, for its owner alone. Others go on
 * reading and writing meanwhile.
 *
 * @param file replaced when it is there
 */
export async function copySqlite(db: Database, file: string): Promise<void> {
  // SQLite writes into an empty file that is there, and leaves its rights as they are.
  await writePrivateFile(file, (part) => sql`vacuum into ${part}`.execute(db))
}
