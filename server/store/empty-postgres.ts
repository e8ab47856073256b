import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreSettings } from './open-store.ts'
import { errorCode, StoreProblem } from './store-problem.ts'

/** Milliseconds for which PostgreSQL may take to say whether it is empty. */
const timeout = 3_000

/**
 * Refuses to begin an empty inbox in PostgreSQL beside an embedded store that holds something:
 * somebody has set DATABASE_URL and not copied what there was. A PostgreSQL that does not answer is
 * not known to be empty.
 *
 * @throws {StoreProblem} with one line that says how to copy, and how to begin with nothing
 */
export async function refuseEmptyPostgresBesideSqlite({
  DATABASE_URL,
  DATA_DIR,
}: StoreSettings): Promise<void> {
  const file = join(DATA_DIR, 'inbox.db')
  if (DATABASE_URL === undefined || !(await holdsSomething(file))) return
  if (!(await isEmpty(DATABASE_URL).catch(() => false))) return
  throw new StoreProblem(
    `The PostgreSQL of DATABASE_URL is empty, and the inbox in ${file} is not: copy it with ` +
      'npm run inbox -- copy-to-postgres, or move that file away to begin with an empty inbox.',
  )
}

async function holdsSomething(file: string): Promise<boolean> {
  if (!existsSync(file)) return false
  // SQLite stays out of a server that has never had an embedded store.
  const { DatabaseSync } = await import('node:sqlite')
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout })
    try {
      return database.prepare('select 1 from submissions limit 1').get() !== undefined
    } finally {
      database.close()
    }
  } catch {
    // No store of ours, or none that can be read.
    return false
  }
}

async function isEmpty(connectionString: string): Promise<boolean> {
  const { Client } = (await import('pg')).default
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  })
  // Without a listener a connection that breaks would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query('select from submissions limit 1')).rowCount === 0
  } catch (error) {
    // There is no such table.
    return errorCode(error) === '42P01'
  } finally {
    await client.end()
  }
}
