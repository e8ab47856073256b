import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'

/**
 * Kysely over `node:sqlite`. Transactions take the write lock at once (`begin immediate`): one that
 * began with a read could no longer write after another process has written.
 */
export function nodeSqlite(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: withStatements(database) })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    // On a full disk SQLite has rolled back already; doing it again would fail and hide the reason.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite's schema changes are transactional: a migration that dies leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

type Value = null | number | bigint | string | Uint8Array

/** Statements that stay prepared; the batches of submissions are the most common of them. */
const keptStatements = 200

/** What Kysely asks of a driver, given by `node:sqlite`. */
function withStatements(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = statementOf(database.prepare(sql))
      if (statements.size < keptStatements) statements.set(sql, statement)
      return statement
    },
  }
}

function statementOf(statement: StatementSync): SqliteStatement {
  // The one boundary to the driver: Kysely types parameters as unknown, ours are always values.
  const values = (parameters: readonly unknown[]) => parameters as Value[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
