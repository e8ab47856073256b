import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Store } from './open-store.ts'
import { errorCode } from './store-problem.ts'
import type { Database } from './tables.ts'
import { holdsTrace, type Trace, type Traces } from './traces.ts'

type Watch = {
  /** How far it is. */
  show: (text: string) => void
  /** A step begins that lets nothing else run. */
  showNow: (text: string) => void
}

/** Milliseconds for which others may keep the log from being emptied, and between two tries. */
const patience = { all: 20_000, pause: 200 }

/**
 * Sees to it that what was erased is gone from the store's files as well, not only from its tables.
 *
 * SQLite overwrites deleted rows; their first version may still stand in its log, which is emptied,
 * and seldom a moved copy in an unused part of a page. That is looked for, and the file is rewritten
 * if it is there: not always, because nothing can be stored meanwhile.
 *
 * @param folder where SQLite's files are
 * @param traces what must not be found any more; undefined where nobody asked for that
 * @returns why it could not be done, or undefined when it was
 */
export async function scrub(
  { db, dialect }: Store,
  folder: string,
  traces: Traces | undefined,
  watch: Watch,
): Promise<string | undefined> {
  if (dialect.name === 'PostgreSQL') return vacuumPostgres(db, watch)
  if (!(await emptyLog(db, watch))) return othersRead
  if (!traces || !(await anyTrace(folder, await telling(db, traces), watch))) return undefined
  watch.showNow('Rewriting the store')
  // Its working copy holds personal data: it stays in the store's folder, for the owner alone.
  await sql`pragma temp_store_directory = ${sql.lit(folder)}`.execute(db)
  try {
    await sql`vacuum`.execute(db)
  } catch (error) {
    return `the store could not be rewritten (${errorCode(error)}), which takes as much free space`
  }
  return (await emptyLog(db, watch)) ? undefined : othersRead
}

const othersRead = 'another program, perhaps a backup, reads the store all the time'

/** Moves SQLite's log into its file and truncates it. */
async function emptyLog(db: Database, { show }: Pick<Watch, 'show'>): Promise<boolean> {
  // While it waits for readers it keeps writers out: many short waits instead of a long one.
  await sql`pragma busy_timeout = 100`.execute(db)
  try {
    const end = Date.now() + patience.all
    for (;;) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
      if (rows[0]?.busy === 0) return true
      if (Date.now() > end) return false
      show('Waiting until others have read the store')
      await wait(patience.pause)
    }
  } finally {
    await sql`pragma busy_timeout = 5000`.execute(db)
  }
}

/** Without what others have written as well and is still stored, such as the same name. */
async function telling(db: Database, { own, written }: Traces): Promise<Trace[]> {
  const traces = [...own]
  for (const trace of written) {
    const { rows } = await sql`
      select 1 from submissions where instr(fields, ${trace.toString()}) > 0 limit 1
    `.execute(db)
    if (rows.length === 0) traces.push(trace)
  }
  return traces
}

async function anyTrace(folder: string, traces: readonly Trace[], { show }: Watch) {
  for (const name of ['inbox.db', 'inbox.db-wal']) {
    const file = join(folder, name)
    const onRead = (bytes: number) => show(`Looking for traces: ${Math.round(bytes / 1e6)} MB`)
    if (existsSync(file) && (await holdsTrace(file, traces, onRead))) return true
  }
  return false
}

/**
 * PostgreSQL makes room of deleted rows by itself, later; this is now. On a large store it goes on
 * behind our back.
 */
async function vacuumPostgres(db: Database, { showNow }: Watch): Promise<string | undefined> {
  showNow('Clearing the space')
  try {
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`vacuum submissions, resumes, subscriptions, outbox`.execute(connection)
    })
    return undefined
  } catch (error) {
    return `PostgreSQL has not cleared the space yet (${errorCode(error)})`
  }
}
