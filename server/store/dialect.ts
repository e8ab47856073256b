import type { SelectQueryBuilder } from 'kysely'

/** What SQLite and PostgreSQL say differently. */
export type StoreDialect = {
  name: 'SQLite' | 'PostgreSQL'
  /** The column type of a file's bytes. */
  bytes: 'blob' | 'bytea'
  /** Leaves out rows that another process is working on, instead of waiting for it. */
  skipLocked: <DB, Table extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, Table, Row>,
  ) => SelectQueryBuilder<DB, Table, Row>
}

/** SQLite has one writer at a time, so no row is ever locked. */
export const sqliteDialect: StoreDialect = {
  name: 'SQLite',
  bytes: 'blob',
  skipLocked: (query) => query,
}

export const postgresDialect: StoreDialect = {
  name: 'PostgreSQL',
  bytes: 'bytea',
  skipLocked: (query) => query.forUpdate().skipLocked(),
}
