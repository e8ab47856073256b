import { CompiledQuery, type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Tables } from './tables.ts'

/** What SQLite and PostgreSQL say differently. */
export type StoreDialect = {
  name: 'SQLite' | 'PostgreSQL'
  /** The column type of a file's bytes. */
  bytes: 'blob' | 'bytea'
  /** Leaves out rows that another process is working on, instead of waiting for it. */
  skipLocked: <DB, Table extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, Table, Row>,
  ) => SelectQueryBuilder<DB, Table, Row>
  /**
   * Stores submissions that have no resume, with the mails about those that were not there before,
   * all or none: the quick way for what is stored most.
   */
  storeQuickly: (
    db: Database,
    submissions: readonly Insertable<Tables['submissions']>[],
  ) => Promise<void>
  /** Waits for other transactions that hold the lock of this name, and holds it until this one ends. */
  advisoryLock: (transaction: Database, name: string) => Promise<void>
}

const insertSubmission = `
  insert into submissions (id, kind, suspected, received_at, key, email, fields)
  values (?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing`
const insertMail = `
  insert into outbox (id, submission_id, kind, next_attempt_at) values (?, ?, ?, ?)`

/** SQLite has one writer at a time, so no row is ever locked. */
export const sqliteDialect: StoreDialect = {
  name: 'SQLite',
  bytes: 'blob',
  skipLocked: (query) => query,
  // Row by row in fixed words: building a query costs more than running it.
  storeQuickly: (db, submissions) =>
    db.transaction().execute(async (transaction) => {
      for (const { id, kind, suspected, received_at, key, email, fields } of submissions) {
        const { numAffectedRows } = await transaction.executeQuery(
          CompiledQuery.raw(insertSubmission, [
            ...[id, kind, suspected, received_at],
            ...[key, email, fields],
          ]),
        )
        if (numAffectedRows !== 1n || suspected) continue
        const mail = [`${id}-${kind}`, id, kind, received_at]
        await transaction.executeQuery(CompiledQuery.raw(insertMail, mail))
      }
    }),
  advisoryLock: async () => {},
}

export const postgresDialect: StoreDialect = {
  name: 'PostgreSQL',
  bytes: 'bytea',
  skipLocked: (query) => query.forUpdate().skipLocked(),
  // One round trip instead of four: each costs more than the work itself.
  async storeQuickly(db, submissions) {
    await db
      .with('fresh', (query) =>
        query
          .insertInto('submissions')
          .values([...submissions])
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning(['id', 'kind', 'suspected', 'received_at']),
      )
      .insertInto('outbox')
      .columns(['id', 'submission_id', 'kind', 'next_attempt_at'])
      .expression((query) =>
        query
          .selectFrom('fresh')
          .where('suspected', '=', 0)
          .select([sql<string>`id || '-' || kind`.as('mail'), 'id', 'kind', 'received_at']),
      )
      .execute()
  },
  advisoryLock: async (transaction, name) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
  },
}
