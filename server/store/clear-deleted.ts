import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Store } from './open-store.ts'
import { errorCode } from './store-problem.ts'
import type { Database } from './tables.ts'

/** Milliseconds for which other readers may prevent the checkpoint, and between two tries. */
const logTimeout = { all: 20_000, pause: 200 }

/**
 * Clears the store's files of rows that were deleted from its tables.
 *
 * SQLite overwrites deleted rows (`secure_delete`). The WAL may still hold them, so it is emptied, and
 * copies may remain in unused parts of pages, where SQLite leaves them when it moves rows. Those
 * cannot be found, so `whole` has SQLite rewrite the file (`vacuum`). That takes the write
 * lock for 2 to 6 seconds for 400 MB, measured on a busy machine with two processors: within the
 * time that the running server lets a form wait for the lock; beyond it a form gets 503 and is sent
 * again. Pages and reading go on. Smaller steps do not exist: `incremental_vacuum` moves pages as they
 * are, with all that their unused parts hold.
 *
 * PostgreSQL vacuums deleted rows by itself, later; this does it now.
 *
 * @param depth `log` alone, or the `whole` file as well, where a person asked to be erased
 * @returns why it could not be done, or undefined when it was
 */
export async function clearDeleted(
  { db, dialect, folder }: Store,
  depth: 'log' | 'whole',
): Promise<string | undefined> {
  if (dialect === 'PostgreSQL') return vacuumPostgres(db)
  if (!(await emptyLog(db))) return othersRead
  if (depth === 'log') return undefined
  // Its working copy holds personal data: it stays in the store's folder, for the owner alone.
  await sql`pragma temp_store_directory = ${sql.lit(folder)}`.execute(db)
  try {
    await sql`vacuum`.execute(db)
  } catch (error) {
    return `the store could not be rewritten (${errorCode(error)}): free twice its size on its disk`
  }
  return (await emptyLog(db)) ? undefined : othersRead
}

const othersRead = 'another program, perhaps a backup, reads the store all the time'

/** Moves the WAL into SQLite's file and truncates it. */
async function emptyLog(db: Database): Promise<boolean> {
  // A checkpoint that waits for readers blocks writers: many short waits instead of a long one.
  await sql`pragma busy_timeout = 100`.execute(db)
  try {
    const end = Date.now() + logTimeout.all
    for (;;) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
      if (rows[0]?.busy === 0) return true
      if (Date.now() > end) return false
      await wait(logTimeout.pause)
    }
  } finally {
    await sql`pragma busy_timeout = 5000`.execute(db)
  }
}

/** On a large store `query_timeout` ends the wait; with no `statement_timeout` PostgreSQL goes on. */
async function vacuumPostgres(db: Database): Promise<string | undefined> {
  try {
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`vacuum submissions, resumes, subscriptions, outbox, handling, notes`.execute(
        connection,
      )
    })
    return undefined
  } catch (error) {
    return `PostgreSQL has not cleared the space yet (${errorCode(error)})`
  }
}
