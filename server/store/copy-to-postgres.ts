import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Store } from './open-store.ts'
import { errorCode, StoreProblem } from './store-problem.ts'
import type { Database, Tables } from './tables.ts'

/** What is copied, each table behind those that it refers to. `health` holds nothing of anybody. */
export const copiedTables = [
  'submissions',
  'resumes',
  'subscriptions',
  'outbox',
] as const satisfies readonly (keyof Tables)[]
type CopiedTable = (typeof copiedTables)[number]

/** Rows of a table, and the sum of their SHA-256, which is the same in whatever order they are read. */
type TableSum = { rows: number; sum: string }
export type Copied = {
  /** False where all was there already. */
  copied: boolean
  tables: Record<CopiedTable, TableSum>
}

/** Rows and bytes that are inserted, and rows that are read back, in one statement. */
const batch = { rows: 500, bytes: 1024 * 1024 }
/** How long to wait for tables that others use before the copy fails. */
const lockTimeout = '5s'

type Value = string | number | bigint | Uint8Array | null
type Row = readonly Value[]

/**
 * Copies all that the embedded store holds into an empty PostgreSQL, in one transaction: killed at
 * any moment, it leaves nothing or everything. What PostgreSQL reads back is compared with what was
 * read here, row by row, before it is kept. The embedded store is held for as long as it takes, so
 * that nobody changes it meanwhile, and is left as it is. No more of it is in memory than a batch or
 * one resume.
 *
 * @param folder where the embedded store is
 * @param show told how far it is
 * @throws {StoreProblem} where there is no embedded store, somebody uses one of the two, they are of
 *   different versions, or PostgreSQL holds anything else
 */
export async function copyToPostgres(
  { db }: Pick<Store, 'db'>,
  folder: string,
  show: (text: string) => void,
): Promise<Copied> {
  const source = holdEmbedded(folder)
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockTables(transaction)
      await refuseOtherSchema(source, transaction)
      const empty = (await countRows(transaction)) === 0
      const tables = await sumEach(async (table) => {
        const columns = columnsOf(source, table)
        const there = rowsOf(source, table, columns)
        const { rows, sum } = empty
          ? await insertAll(transaction, table, columns, there, show)
          : sumRows(there)
        show(`Comparing ${table}`)
        const kept = await readBack(transaction, table, columns)
        if (kept.rows !== rows || kept.sum !== sum) throw empty ? unlike(table) : otherData()
        return { rows, sum }
      })
      return { copied: empty, tables }
    })
  } finally {
    source.close()
  }
}

function unlike(table: string): StoreProblem {
  return new StoreProblem(
    `What PostgreSQL holds of ${table} after copying is not what was copied: nothing was kept.`,
  )
}

function otherData(): StoreProblem {
  return new StoreProblem(
    'The PostgreSQL of DATABASE_URL holds something else than the embedded store: nothing was copied. ' +
      'Name an empty one.',
  )
}

/**
 * Opens the embedded store so that no other process can, which also tells whether one has it open.
 * Nothing is written, except that closing moves what a dead process left in the WAL into the file, as
 * always.
 */
function holdEmbedded(folder: string): DatabaseSync {
  const file = join(folder, 'inbox.db')
  if (!existsSync(file)) {
    throw new StoreProblem(
      `There is no embedded store in ${folder}: name its folder with DATA_DIR.`,
    )
  }
  try {
    const database = new DatabaseSync(file, { timeout: 1_000 })
    try {
      // Set before the first read, this locks the whole file, on which other connections hold shared locks.
      database.exec('pragma locking_mode = exclusive; pragma query_only = on')
      const answer = database.prepare('pragma quick_check(1)').get()
      if (answer?.quick_check !== 'ok') throw new StoreProblem(`The inbox in ${file} is damaged.`)
      return database
    } catch (error) {
      database.close()
      throw error
    }
  } catch (error) {
    if (error instanceof StoreProblem) throw error
    const code = errorCode(error)
    throw new StoreProblem(
      code === 'SQLITE_BUSY'
        ? `The inbox in ${file} is in use: stop the server, and whatever else reads it.`
        : `The inbox in ${file} cannot be read (${code}).`,
    )
  }
}

/** Others may read, nobody may write; a second copy waits here. */
async function lockTables(transaction: Database): Promise<void> {
  // A transaction of so many statements may pause longer than one of the server's.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
  await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction)
  try {
    const tables = sql.join(copiedTables.map((table) => sql.table(table)))
    await sql`lock table ${tables} in share row exclusive mode`.execute(transaction)
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error
    throw new StoreProblem(
      'The PostgreSQL of DATABASE_URL is in use: stop the server, or wait for another copy to end.',
    )
  }
}

/** A store of an older version lacks what a newer one needs, and only its server brings it up to date. */
async function refuseOtherSchema(source: DatabaseSync, transaction: Database): Promise<void> {
  const applied = 'select name from kysely_migration order by name'
  const here = namesIn(source.prepare(applied).all())
  const { rows } = await sql<{ name: string }>`${sql.raw(applied)}`.execute(transaction)
  if (here.join() === rows.map(({ name }) => name).join()) return
  throw new StoreProblem(
    'The embedded store is of another version than this program: start the server on it once, and stop it.',
  )
}

async function countRows(transaction: Database): Promise<number> {
  let all = 0
  for (const table of copiedTables) {
    const { count } = await transaction
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    all += Number(count)
  }
  return all
}

async function sumEach(work: (table: CopiedTable) => Promise<TableSum>): Promise<Copied['tables']> {
  const [submissions, resumes, subscriptions, outbox] = copiedTables
  return {
    submissions: await work(submissions),
    resumes: await work(resumes),
    subscriptions: await work(subscriptions),
    outbox: await work(outbox),
  }
}

function namesIn(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ name }) => String(name))
}

function columnsOf(source: DatabaseSync, table: CopiedTable): string[] {
  return namesIn(source.prepare(`select name from pragma_table_info('${table}')`).all())
}

/** The rows of a table, one at a time. */
function* rowsOf(
  source: DatabaseSync,
  table: CopiedTable,
  columns: readonly string[],
): Generator<Row> {
  const statement = source.prepare(`select ${columns.join(', ')} from ${table}`)
  for (const row of statement.iterate()) yield columns.map((column) => row[column] ?? null)
}

/** Inserts rows, some at a time. */
async function insertAll(
  transaction: Database,
  table: CopiedTable,
  columns: readonly string[],
  rows: Iterable<Row>,
  show: (text: string) => void,
): Promise<TableSum> {
  const total = newSum()
  let waiting: Row[] = []
  let bytes = 0
  const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})`
  const flush = async () => {
    if (waiting.length === 0) return
    const values = waiting.map((row) => sql`(${sql.join(row)})`)
    waiting = []
    bytes = 0
    await sql`${into} values ${sql.join(values)}`.execute(transaction)
    show(`${total.rows().toLocaleString('en')} rows of ${table} copied`)
  }
  for (const row of rows) {
    const size = row.reduce<number>((sum, value) => sum + sizeOf(value), 0)
    if (bytes + size > batch.bytes || waiting.length === batch.rows) await flush()
    waiting.push(row)
    bytes += size
    total.add(row)
  }
  await flush()
  return total.result()
}

function sizeOf(value: Value): number {
  return typeof value === 'object' ? (value?.byteLength ?? 0) : String(value).length
}

/** Sums what PostgreSQL holds of a table, through a cursor: as many rows at a time as fit in memory. */
async function readBack(
  transaction: Database,
  table: CopiedTable,
  columns: readonly string[],
): Promise<TableSum> {
  const total = newSum()
  const selected = sql.join(columns.map((name) => sql.ref(name)))
  await sql`declare copied no scroll cursor for select ${selected} from ${sql.table(table)}`.execute(
    transaction,
  )
  const most = sql.lit(table === 'resumes' ? 1 : batch.rows)
  for (;;) {
    const { rows } = await sql<Record<string, Value>>`fetch ${most} from copied`.execute(
      transaction,
    )
    if (rows.length === 0) break
    for (const row of rows) total.add(columns.map((name) => row[name] ?? null))
  }
  await sql`close copied`.execute(transaction)
  return total.result()
}

function sumRows(rows: Iterable<Row>): TableSum {
  const total = newSum()
  for (const row of rows) total.add(row)
  return total.result()
}

/** Adds up the SHA-256 of rows, as numbers. */
function newSum() {
  let rows = 0
  let sum = 0n
  return {
    rows: () => rows,
    add(row: Row) {
      const text = JSON.stringify(
        row.map((value) =>
          value instanceof Uint8Array
            ? [sha256(value)]
            : typeof value === 'bigint'
              ? `${value}`
              : value,
        ),
      )
      rows += 1
      sum = BigInt.asUintN(256, sum + BigInt(`0x${sha256(text)}`))
    },
    result: (): TableSum => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  }
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
