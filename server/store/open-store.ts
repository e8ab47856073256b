import type { Settings } from '#server/settings.ts'
import { postgresDialect, type StoreDialect, sqliteDialect } from './dialect.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Database } from './tables.ts'

export type Store = {
  db: Database
  dialect: StoreDialect
  close: () => Promise<void>
}

export type StoreOptions = {
  /** Milliseconds for which SQLite waits, blocking its thread, for another process. */
  lockTimeout?: number
  /** Whether a store that is not there is made. */
  create?: boolean
}

/**
 * Opens the store that the settings name and brings its schema up to date.
 *
 * @throws {StoreProblem} with one line that says what to do
 */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: StoreSettings,
  { lockTimeout, create }: StoreOptions = {},
): Promise<Store> {
  const dialect = DATABASE_URL === undefined ? sqliteDialect : postgresDialect
  const db =
    DATABASE_URL === undefined
      ? await openSqlite(DATA_DIR, lockTimeout, create)
      : // Its client stays out of a server that has the embedded store.
        (await import('./postgres.ts')).openPostgres(DATABASE_URL)
  try {
    await migrate(db, dialect.bytes, create)
  } catch (error) {
    await db.destroy()
    if (error instanceof StoreProblem) throw error
    throw new StoreProblem(
      DATABASE_URL === undefined
        ? `The inbox in ${DATA_DIR} cannot be used (${errorCode(error)}).`
        : `The PostgreSQL of DATABASE_URL cannot be used (${errorCode(error)}): start it, or correct the address.`,
    )
  }
  return { db, dialect, close: () => db.destroy() }
}

export type StoreSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>
