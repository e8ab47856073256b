import {
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { errorCode } from './store-problem.ts'
import type { Tables } from './tables.ts'

/** Milliseconds: an answer that takes longer is a failure, so that no visitor waits without end. */
const limits = {
  connectionTimeoutMillis: 3_000,
  // PostgreSQL gives up first, on what waits for a lock: what says nothing at all is not there.
  statement_timeout: 8_000,
  query_timeout: 9_500,
  idle_in_transaction_session_timeout: 20_000,
  // The system then asks every second, and closes what has not answered ten times.
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
}

/** Milliseconds in which a server that is there answers the question whether it is. */
const lookTimeout = 3_000

/** Opens the store in PostgreSQL. Connects at the first query. */
export function openPostgres(url: string) {
  const connections = new Set<pg.PoolClient>()
  function openPool(options: pg.PoolConfig): pg.Pool {
    const common = { connectionString: url, application_name: 'inbox', ...limits }
    const pool = new pg.Pool({ ...common, ...options })
    // A connection that breaks is replaced at the next query, which tells when that fails; the query
    // under way fails by itself. The pool hears of idle ones only.
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
  // Of its own: the others may all wait for a lock, which is no reason to give them up.
  const watch = openPool({ max: 1, query_timeout: lookTimeout })
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new CleanDriver({ pool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return {
    db,
    /** Asks whether PostgreSQL is there. @throws when it does not answer in time */
    look: async () => {
      await watch.query('select 1')
    },
    close: async () => {
      await Promise.all([db.destroy(), watch.end()])
    },
    /** Lets go at once: what is under way fails. */
    abandon() {
      // One that waits for an answer is cut; the farewell of an idle one may reach nobody.
      for (const client of connections) client.end().catch(() => {})
      for (const one of [pool, watch]) one.end().catch(() => {})
    },
  }
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
    return query({ name: names.get(text), text, values }).catch((error) => {
      // `pg` would go on waiting for the answer, and whatever comes next on this connection behind it.
      if (errorCode(error) === 'ETIMEDOUT') client.end().catch(() => {})
      throw error
    })
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
