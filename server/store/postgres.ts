import {
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
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
  // A connection that breaks is replaced at the next query, which tells when that fails; the query
  // under way fails by itself. The pool hears of idle ones only.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareStatements(client)
  })
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new CleanDriver({ pool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Statements that stay prepared in a connection, and the longest of them, in characters. */
const prepared = { most: 100, longest: 2_000 }

/**
 * Has PostgreSQL keep the statements that come again and again: it then reads and plans them once.
 * Long ones are batches, of which hardly two are alike.
 */
function prepareStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>()
  const query = client.query.bind(client)
  // Of pg's many signatures the driver uses this one.
  client.query = ((text: string, values?: unknown[]) => {
    const short = text.length <= prepared.longest && names.size < prepared.most
    if (short && !names.has(text)) names.set(text, `inbox_${names.size}`)
    return query({ name: names.get(text), text, values })
  }) as typeof client.query
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/**
 * Gives no connection back that may be inside a transaction: when the answer to `begin` is late,
 * PostgreSQL may still begin, and whatever came next on that connection would never be committed.
 */
class CleanDriver extends PostgresDriver {
  override async beginTransaction(connection: Connection, settings: TransactionSettings) {
    try {
      await super.beginTransaction(connection, settings)
    } catch (error) {
      // Where this fails as well, the driver discards the connection.
      await this.rollbackTransaction(connection).catch(() => {})
      throw error
    }
  }
}
