import type { Settings } from '#server/settings.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Database } from './tables.ts'

export type Store = {
  db: Database
  /** PostgreSQL needs other words for a few things: locking rows, giving space back. */
  postgres: boolean
  close: () => Promise<void>
}

/**
 * Opens the store that the settings name and brings its schema up to date.
 *
 * @throws {StoreProblem} with one line that says what to do
 */
export async function openStore({ DATABASE_URL, DATA_DIR }: StoreSettings): Promise<Store> {
  const postgres = DATABASE_URL !== undefined
  const db = postgres ? openPostgres(DATABASE_URL) : await openSqlite(DATA_DIR)
  try {
    await migrate(db, postgres ? 'bytea' : 'blob')
  } catch (error) {
    await db.destroy()
    if (error instanceof StoreProblem) throw error
    throw new StoreProblem(
      postgres
        ? `The PostgreSQL of DATABASE_URL cannot be used (${errorCode(error)}): start it, or correct the address.`
        : `The inbox in ${DATA_DIR} cannot be used (${errorCode(error)}).`,
    )
  }
  return { db, postgres, close: () => db.destroy() }
}

export type StoreSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>
