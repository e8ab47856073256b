import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

/** Milliseconds: an answer that takes longer is a failure, so that no visitor waits without end. */
const limits = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 10_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
}

/** Opens the store in PostgreSQL. Connects at the first query. */
export function openPostgres(url: string): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    keepAlive: true,
    application_name: 'inbox',
    ...limits,
  })
  // An idle connection that breaks is replaced at the next query, which tells when that fails.
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
