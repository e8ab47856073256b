import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { errorCode } from './store-problem.ts'
import type { Tables } from './tables.ts'

/** Milliseconds: an answer that takes longer is a failure, so that no visitor waits without end. */
const limits = {
  connectionTimeoutMillis: 3_000,
  // PostgreSQL gives up first on a query that waits for a lock; if it says nothing, it is unreachable.
  statement_timeout: 8_000,
  query_timeout: 9_500,
  idle_in_transaction_session_timeout: 20_000,
  // Then the system probes every second, and closes the connection after ten probes without answer.
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
}

/** Milliseconds within which a reachable server answers `select 1`. */
const pingTimeout = 3_000

/** Opens the store in PostgreSQL. Connects at the first query. */
export function openPostgres(url: string) {
  const connections = new Set<pg.PoolClient>()
  function openPool(options: pg.PoolConfig): pg.Pool {
    const common = { connectionString: url, application_name: 'inbox', ...limits }
    const pool = new pg.Pool({ ...common, ...options })
    // Without this listener the `error` of a broken idle connection would end the process. The next
    // query opens another, and reports a failure; a query under way rejects by itself.
    pool.on('error', () => {})
    pool.on('connect', (client) => {
      connections.add(client)
      client.on('error', () => {})
    })
    pool.on('remove', (client) => connections.delete(client))
    return pool
  }

  const pool = openPool({ max: 8 })
  pool.on('connect', prepareStatements)
  // A pool of its own: all connections of the other may wait for a lock, while PostgreSQL is well.
  const watch = openPool({ max: 1, query_timeout: pingTimeout })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    dialect: 'PostgreSQL' as const,
    /** Asks whether PostgreSQL is there. @throws when it does not answer in time */
    ping: async () => {
      await watch.query('select 1')
    },
    close: async () => {
      await Promise.all([db.destroy(), watch.end()])
    },
    /** Lets go at once: what is under way fails. */
    abandon() {
      // `end` destroys the socket of a client with a query under way; to others it sends Terminate,
      // which may fail.
      for (const client of connections) client.end().catch(() => {})
      for (const one of [pool, watch]) one.end().catch(() => {})
    },
  }
}

/** Statements that stay prepared in a connection, and the longest of them, in characters. */
const prepared = { max: 100, maxLength: 2_000 }

/**
 * Prepares statements that recur, so that PostgreSQL parses and plans them once. Long ones are
 * batches, of which hardly two are alike.
 */
function prepareStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>()
  const query = client.query.bind(client)
  // Of pg's many signatures the driver uses this one.
  client.query = ((text: string, values?: unknown[]) => {
    const short = text.length <= prepared.maxLength && names.size < prepared.max
    if (short && !names.has(text)) names.set(text, `inbox_${names.size}`)
    return query({ name: names.get(text), text, values }).catch((error) => {
      // After a timeout `pg` still waits for the answer, and later queries on this connection with it; after one
      // of `begin` they would never be committed. The pool drops a client that has ended.
      if (errorCode(error) === 'ETIMEDOUT') client.end().catch(() => {})
      throw error
    })
  }) as typeof client.query
}
