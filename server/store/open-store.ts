import { postgresDialect, type StoreDialect, sqliteDialect } from './dialect.ts'
import { migrate } from './migrate.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Database } from './tables.ts'

export type Store = {
  db: Database
  dialect: StoreDialect
  close: () => Promise<void>
}

/** What the running server asks of a store beside that. */
export type WatchedStore = Store & {
  /** Proves that what is open can be reached, and is what stands at its place. @throws when not */
  look: () => void | Promise<void>
  /** Lets go at once of a store that has failed; what is under way fails. */
  abandon: () => void
}

/**
 * Opens the store that the settings name and brings its schema up to date.
 *
 * @throws {StoreProblem} with one line that says what to do
 */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: StoreSettings,
  options?: SqliteOptions,
): Promise<WatchedStore> {
  const store =
    DATABASE_URL === undefined
      ? await embedded(DATA_DIR, options)
      : // Its client stays out of a server that has the embedded store.
        { dialect: postgresDialect, ...(await import('./postgres.ts')).openPostgres(DATABASE_URL) }
  try {
    await migrate(store.db, store.dialect.bytes, options?.create)
  } catch (error) {
    store.abandon()
    if (error instanceof StoreProblem) throw error
    const code = errorCode(error)
    throw new StoreProblem(
      DATABASE_URL === undefined
        ? `The inbox in ${DATA_DIR} cannot be used (${code}).`
        : `The PostgreSQL of DATABASE_URL cannot be used (${code}): start it, or correct the address.`,
      code,
    )
  }
  return store
}

async function embedded(folder: string, options?: SqliteOptions) {
  const { db, database, mustBeInPlace } = await openSqlite(folder, options)
  return {
    db,
    dialect: sqliteDialect,
    look: mustBeInPlace,
    close: () => db.destroy(),
    abandon() {
      // A log that was deleted is whole in our open file: what it holds goes into the store's. One that
      // stays beside another store, which was put in the place of ours, must hold nothing: SQLite would
      // take it for that store's.
      try {
        database.exec('pragma wal_checkpoint(truncate)')
      } catch {}
      database.close()
    },
  }
}

/** Where the inbox is stored: in a PostgreSQL, or else in a folder. */
export type StoreSettings = { DATABASE_URL?: string | undefined; DATA_DIR: string }
