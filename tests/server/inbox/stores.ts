import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newFolder } from '../new-folder.ts'
import { type Postgres, startPostgres } from './postgres.ts'

export type StoreKind = 'SQLite' | 'PostgreSQL'

/** Whether all is tested (`npm test -- all`), on PostgreSQL too. */
export const complete = process.env.TEST_ALL === '1'

/**
 * The stores for tests whose cases differ in nothing but SQL. What every store must do is always tested
 * on both (cli.test.ts, mail.test.ts).
 */
export const storeKinds: readonly StoreKind[] = complete ? ['SQLite', 'PostgreSQL'] : ['SQLite']

/** The store of an inbox, with direct access to its database for tests. */
export type Store = {
  /** The settings that lead a server to it. */
  environment: Record<string, string>
  query: (sql: string) => Promise<Record<string, unknown>[]>
}

let shared: Promise<Postgres> | undefined
let databases = 0

/** The PostgreSQL of this test file, started when first needed. */
export function sharedPostgres(): Promise<Postgres> {
  shared ??= startPostgres()
  return shared
}

/** Stops it at the end of its test file. */
export async function removeSharedPostgres(): Promise<void> {
  const postgres = await shared
  shared = undefined
  await postgres?.remove()
}

/** A fresh store for one test, deleted when it is over. */
export function newStore(kind: StoreKind): Promise<Store> {
  return kind === 'SQLite' ? newSqlite() : newDatabase()
}

/** Runs SQL on the SQLite file in a data folder, also while a server uses it. */
export function querySqlite(folder: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(folder, 'inbox.db'), { timeout: 5000 })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

async function newSqlite(): Promise<Store> {
  // Does not exist yet: the server creates it.
  const folder = join(await newFolder(), 'data')
  return {
    environment: { DATA_DIR: folder },
    query: (sql) => Promise.resolve(querySqlite(folder, sql)),
  }
}

async function newDatabase(): Promise<Store> {
  const postgres = await sharedPostgres()
  databases += 1
  const database = `inbox_${databases}`
  await postgres.createDatabase(database)
  return {
    // The folder of its ledger of erasures, which is the store's alone.
    environment: {
      DATABASE_URL: postgres.url(database),
      DATA_DIR: join(await newFolder(), 'data'),
    },
    query: (sql) => postgres.query(database, sql),
  }
}
