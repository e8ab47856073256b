import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { columns, submissionRow } from './contact-forms.ts'

/** Inserts one row after the other, each with its own commit. Gives the rows in a second. */
export type BareInsert = { run: (seconds: number) => Promise<number>; close: () => Promise<void> }

/** Repeats an insert for some seconds. */
async function rateOf(insert: () => void | Promise<void>, seconds: number): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1000
  let count = 0
  while (performance.now() < end) {
    const done = insert()
    // Waiting for what is done already would cost the synchronous store a tenth of its rate.
    if (done) await done
    count += 1
  }
  return (count / (performance.now() - start)) * 1000
}

/** Through `node:sqlite`, with the pragmas of the inbox. */
export function bareSqlite(folder: string): BareInsert {
  const database = new DatabaseSync(join(folder, 'inbox.db'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  const statement = database.prepare(`insert into submissions (${columns}) values (?,?,?,?,?,?,?)`)
  return {
    run: (seconds) => rateOf(() => void statement.run(...submissionRow()), seconds),
    close: async () => database.close(),
  }
}

/** Through one client of `pg`, with a prepared statement. */
export async function barePostgres(url: string): Promise<BareInsert> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const text = `insert into submissions (${columns}) values ($1,$2,$3,$4,$5,$6,$7)`
  return {
    run: (seconds) =>
      rateOf(async () => {
        await client.query({ name: 'insert', text, values: submissionRow() })
      }, seconds),
    close: () => client.end(),
  }
}
