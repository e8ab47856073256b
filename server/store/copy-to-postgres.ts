import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { sqliteFile } from './sqlite.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Database, Tables } from './tables.ts'

/** What is copied, each table behind those that it refers to. `health` holds nothing of anybody. */
export const copiedTables = [
  'submissions',
  'resumes',
  'subscriptions',
  'outbox',
  'handling',
  'notes',
] as const satisfies readonly (keyof Tables)[]
type CopiedTable = (typeof copiedTables)[number]
export type CopiedRows = Record<CopiedTable, number>

/** Rows in one statement. A resume may have 10 MB. */
const batchSize = (table: CopiedTable) => (table === 'resumes' ? 1 : 200)

/**
 * Copies all that the embedded store holds into an empty PostgreSQL, in one transaction: killed at
 * any moment, it leaves nothing or everything. The embedded store is locked meanwhile, and left as it is.
 *
 * @param folder where the embedded store is
 * @throws {StoreProblem} where there is no embedded store, somebody uses one of the two, they are of
 *   different versions, or PostgreSQL holds anything already
 */
export async function copyToPostgres(db: Database, folder: string): Promise<CopiedRows> {
  const source = lockEmbedded(sqliteFile(folder))
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockTables(transaction)
      await refuseOtherSchema(source, transaction)
      const copied: CopiedRows = Object.assign({}, ...copiedTables.map((table) => ({ [table]: 0 })))
      for (const table of copiedTables) copied[table] = await copyTable(source, transaction, table)
      return copied
    })
  } finally {
    source.close()
  }
}

/** @returns how many rows it has copied */
async function copyTable(
  source: DatabaseSync,
  transaction: Database,
  table: CopiedTable,
): Promise<number> {
  if ((await transaction.selectFrom(table).selectAll().limit(1).execute()).length > 0) {
    throw new StoreProblem(
      'The PostgreSQL of DATABASE_URL holds an inbox already: nothing was copied. Name an empty one.',
    )
  }
  let count = 0
  let batch: object[] = []
  const insert = async () => {
    const [first] = batch
    if (!first) return
    const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
    const values = sql.join(batch.map((row) => sql`(${sql.join(Object.values(row))})`))
    await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(transaction)
    batch = []
  }
  for (const row of source.prepare(`select * from ${table}`).iterate()) {
    batch.push(row)
    count += 1
    if (batch.length === batchSize(table)) await insert()
  }
  await insert()
  return count
}

/** Opens the embedded store so that no other process can, which also tells whether one has it open. */
function lockEmbedded(file: string): DatabaseSync {
  if (!existsSync(file)) {
    throw new StoreProblem(`There is no embedded store in ${file}: name its folder with DATA_DIR.`)
  }
  const database = new DatabaseSync(file, { timeout: 1_000 })
  try {
    // Set before the first read, this locks the whole file, on which other connections hold shared locks.
    database.exec('pragma locking_mode = exclusive; pragma query_only = on')
    database.prepare('select count(*) from submissions').get()
    return database
  } catch (error) {
    database.close()
    const code = errorCode(error)
    throw new StoreProblem(
      code === 'SQLITE_BUSY'
        ? `The inbox in ${file} is in use: stop the server, and whatever else reads it.`
        : `The inbox in ${file} cannot be read (${code}).`,
    )
  }
}

/** Others may read, nobody may write. */
async function lockTables(transaction: Database): Promise<void> {
  // A transaction of so many statements may pause longer than one of the server's.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
  await sql`set local lock_timeout = '5s'`.execute(transaction)
  const tables = sql.join(copiedTables.map((table) => sql.table(table)))
  try {
    await sql`lock table ${tables} in share row exclusive mode`.execute(transaction)
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error
    throw new StoreProblem(
      'The PostgreSQL of DATABASE_URL is in use: stop the server, or wait for another copy to end.',
    )
  }
}

/** A store of an older version lacks what a newer one needs, and only its server migrates it. */
async function refuseOtherSchema(source: DatabaseSync, transaction: Database): Promise<void> {
  const applied = 'select name from kysely_migration order by name'
  const { rows } = await sql<{ name: string }>`${sql.raw(applied)}`.execute(transaction)
  const names = (migrations: readonly object[]) =>
    JSON.stringify(migrations.map((one) => ({ ...one })))
  if (names(source.prepare(applied).all()) === names(rows)) return
  throw new StoreProblem(
    'The embedded store is of another version than this program: start the server on it once, and stop it.',
  )
}
