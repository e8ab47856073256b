import { existsSync, statSync } from 'node:fs'
import { chmod, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { errorCode, StoreError, StoreProblem } from './store-problem.ts'
import type { Tables } from './tables.ts'

export type SqliteOptions = {
  /** Whether a store that is not there is made. */
  create?: boolean | undefined
}

/** Milliseconds for which a write waits for another process's write. */
const lockTimeout = 5_000
/** Milliseconds after which the files beside the store are compared, not only looked for. */
const compareAfter = 1_000

/** The file of the embedded store in a folder. */
export function sqliteFile(folder: string): string {
  return join(folder, 'inbox.db')
}

/**
 * Opens the embedded store in `folder`. Folder and files are for their owner alone.
 *
 * @throws {StoreProblem} when the folder cannot be used or the file is damaged, which is left as it is
 */
export async function openSqlite(folder: string, { create = true }: SqliteOptions = {}) {
  const file = sqliteFile(folder)
  try {
    if (create) await mkdir(folder, { recursive: true })
    await chmod(folder, 0o700)
    // SQLite gives the files beside it the same rights.
    if (create) await (await open(file, 'a', 0o600)).close()
    await chmod(file, 0o600)
    const before = fileState(file)
    if (!create && before?.empty) throw missing(folder)
    refuseDamaged(file)
    const database = openForWriting(file)
    try {
      const ping = watchFiles(file, before)
      const db = new Kysely<Tables>({ dialect: nodeSqlite(database) })
      return {
        db,
        dialect: 'SQLite' as const,
        ping,
        close: () => db.destroy(),
        abandon() {
          // A deleted WAL is still whole in our open file: the checkpoint saves its content. If the store was
          // replaced and the WAL was not, it must be emptied: SQLite would take it for the new store's.
          try {
            database.exec('pragma wal_checkpoint(truncate)')
          } catch {}
          database.close()
        },
      }
    } catch (error) {
      database.close()
      throw error
    }
  } catch (error) {
    if (error instanceof StoreProblem || error instanceof StoreError) throw error
    const code = errorCode(error)
    if (code === 'ENOENT' && !create) throw missing(folder)
    throw new StoreProblem(
      `The inbox cannot be stored in ${folder} (${code}): make that folder writable, ` +
        'or choose another with DATA_DIR.',
      code,
    )
  }
}

function openForWriting(file: string): DatabaseSync {
  // `mode=rw`: with a plain path SQLite would create a file that has just been deleted.
  const existing = pathToFileURL(file)
  existing.search = 'mode=rw'
  const database = new DatabaseSync(existing, { timeout: lockTimeout })
  // FULL: a commit is on the disk before it is acknowledged. Deleted content is overwritten.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  // The first read creates the -wal and -shm files.
  database.prepare('select count(*) from sqlite_schema').get()
  return database
}

/** Which file there is, and in what state; undefined when none can be seen. */
export function fileState(name: string) {
  try {
    // Exact numbers: file systems number files beyond what a double holds.
    const { dev, ino, size, mtimeNs } = statSync(name, { bigint: true })
    const file = `${dev}:${ino}`
    return { file, state: `${file}:${size}:${mtimeNs}`, empty: size === 0n }
  } catch {
    // Opening the file will fail with the reason.
    return undefined
  }
}

/**
 * Compares the files that are open with those at the store's path: SQLite goes on writing to files
 * that were moved or deleted, where nobody will find what it stored.
 *
 * @param opened the file at the path before SQLite opened it: SQLite does not tell which it has open
 * @returns throws {StoreError} `STORE_MOVED`
 */
function watchFiles(name: string, opened: ReturnType<typeof fileState>): () => void {
  const [main, ...others] = [name, `${name}-wal`, `${name}-shm`]
    // Some file systems cannot have the other two; SQLite then does without.
    .filter((each) => existsSync(each))
    .map((each) => ({ name: each, file: fileState(each)?.file }))
  if (!main?.file || main.file !== opened?.file) throw new StoreError('STORE_MOVED')
  const inPlace = (each: typeof main) => fileState(each.name)?.file === each.file
  let compared = performance.now()
  return () => {
    // After a `stat` Linux (6.13) updates the file's time at the next write, a third of a commit's
    // cost: so most times the others are only looked for.
    const due = performance.now() - compared >= compareAfter
    const there = others.every((other) => (due ? inPlace(other) : existsSync(other.name)))
    if (!there || !inPlace(main)) throw new StoreError('STORE_MOVED')
    if (due) compared = performance.now()
  }
}

/** Reads the whole file without the right to write it. @throws {StoreProblem} */
function refuseDamaged(file: string): void {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: lockTimeout })
    try {
      const answer = database.prepare('pragma quick_check(1)').get()
      if (answer?.quick_check !== 'ok') throw damaged(file)
    } finally {
      database.close()
    }
  } catch (error) {
    const code = errorCode(error)
    throw code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB' ? damaged(file) : error
  }
}

function damaged(file: string): StoreProblem {
  return new StoreProblem(
    `The inbox in ${file} is damaged and was left untouched: move it away and put the last backup ` +
      'in its place (docs/operating.md, "Restore").',
    'STORE_DAMAGED',
  )
}

/** A missing store is not created anew: nobody would notice that the old one is gone. */
function missing(folder: string): StoreProblem {
  return new StoreProblem(
    `There is no inbox in ${folder}: correct DATA_DIR in the settings. One that was deleted comes back ` +
      'from the last backup (docs/operating.md, "Restore"); a start of the server begins an empty one.',
    'STORE_MISSING',
  )
}

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
