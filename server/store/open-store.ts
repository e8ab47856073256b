import { Migrator } from 'kysely/migration'
import { carryOut } from './erasure-ledger.ts'
import { addMissingRows } from './handling.ts'
import { migrations } from './migrations.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Database, Dialect } from './tables.ts'

/**
 * Brings the store's schema up to date. Two processes may do so at once: SQLite's write lock and
 * PostgreSQL's advisory lock let the second wait and find the work done.
 *
 * @param create whether a database without a schema gets one
 * @throws {StoreProblem} when the schema is newer than this code, cannot be changed or is not there
 */
async function migrate({ db, dialect }: WatchedStore, create = true): Promise<void> {
  const known = migrations(dialect)
  const run = await migrationsRun(db)
  if (run.length === 0 && !create) {
    throw new StoreProblem(
      'There is no inbox in this database: correct DATABASE_URL in the settings, or start the server first.',
      'STORE_MISSING',
    )
  }
  const newer = run.filter((name) => !Object.hasOwn(known, name))
  if (newer.length > 0) {
    throw new StoreProblem(
      `The inbox was written by a newer version of this program (${newer.join(', ')}): start that ` +
        'version, or restore a backup from before the upgrade.',
      'STORE_NEWER',
    )
  }
  // Kysely's migrator takes the write lock even when there is nothing to do. Beside an old server that
  // writes without a pause it may not get it, and a reload would begin without a store.
  if (Object.keys(known).every((name) => run.includes(name))) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    const code = errorCode(error)
    throw new StoreProblem(`The inbox cannot be brought up to date (${code}).`, code)
  }
}

/** The migrations that a store has had, by their numbers; none before it was ever opened. */
async function migrationsRun(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const run = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return run.map(({ name }) => name)
}

export type Store = {
  db: Database
  dialect: Dialect
  /** `DATA_DIR`: where SQLite's files are, and the ledger of either store. */
  folder: string
  close: () => Promise<void>
}

/** What the running server asks of a store beside that. */
export type WatchedStore = Store & {
  /** Proves that the open store can be reached, and that its path still leads to it. @throws when not */
  ping: () => void | Promise<void>
  /** Lets go at once of a store that has failed; what is under way fails. */
  abandon: () => void
}

/**
 * Opens the store that the settings name, brings its schema up to date, and does again what the ledger has of erasures
 * and holds: an older copy may have been brought back.
 *
 * @throws {StoreProblem} with one line that says what to do
 */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: StoreSettings,
  options?: SqliteOptions,
): Promise<WatchedStore> {
  const opened =
    DATABASE_URL === undefined
      ? await openSqlite(DATA_DIR, options)
      : // Imported only here: a server with the embedded store does not load `pg`.
        (await import('./postgres.ts')).openPostgres(DATABASE_URL)
  const store = { ...opened, folder: DATA_DIR }
  try {
    await migrate(store, options?.create)
    await addMissingRows(store.db)
    await carryOut(store.db, DATA_DIR, new Date())
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

/** Where the inbox is stored: in a PostgreSQL, or else in a folder. */
export type StoreSettings = { DATABASE_URL?: string | undefined; DATA_DIR: string }
