import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

/** What SQLite and PostgreSQL say differently. */
export type StoreDialect = {
  name: 'SQLite' | 'PostgreSQL'
  /** The column type of a file's bytes. */
  bytes: 'blob' | 'bytea'
  /** Leaves out rows that another process is working on, instead of waiting for it. */
  skipLocked: <DB, Table extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, Table, Row>,
  ) => SelectQueryBuilder<DB, Table, Row>
  /** Waits for other transactions that hold the lock of this name, and holds it until this one ends. */
  advisoryLock: (transaction: Database, name: string) => Promise<void>
}

/** SQLite has one writer at a time, so no row is ever locked. */
export const sqliteDialect: StoreDialect = {
  name: 'SQLite',
  bytes: 'blob',
  skipLocked: (query) => query,
  advisoryLock: async () => {},
}

export const postgresDialect: StoreDialect = {
  name: 'PostgreSQL',
  bytes: 'bytea',
  skipLocked: (query) => query.forUpdate().skipLocked(),
  advisoryLock: async (transaction, name) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
  },
}
