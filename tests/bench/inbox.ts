import { randomUUID } from 'node:crypto'
import { on } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { Client } from 'pg'
import { forms } from '#contract/forms.ts'
import { openStore } from '#server/store/open-store.ts'
import { startPostgres } from '../server/inbox/postgres.ts'
import { runNode } from '../server/run-node.ts'
import { columns, contactForm, submissionRow } from './contact-forms.ts'
import { median, percentile, progress, report, whole } from './results.ts'
import { withFolder, withServer } from './served.ts'
import { needPrograms, type Round, runWrk } from './wrk.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean' } },
})
const rounds = Number(values.rounds)
const connectionCounts = [1, 8, 32]
/** Durations: of each measurement, of the warm-up, and of each load beside which Home is visited. */
const seconds = { measured: 2, warm: 2, home: 2 * rounds }

/** Inserts a row, with a commit of its own. */
type Insert = () => void | Promise<void>
type Addresses = { DATA_DIR: string; DATABASE_URL: string }
type Measured = {
  store: string
  bare: number[]
  byConnections: { connections: number; done: Round[] }[]
  /** Home's p99 in milliseconds, one for each load beside it. */
  home: number[]
}

/** Rows inserted per second, one after the other. */
async function rateOf(insert: Insert, time: number): Promise<number> {
  const start = performance.now()
  let count = 0
  for (; performance.now() < start + time * 1000; count += 1) {
    const done = insert()
    // An `await` would cost the synchronous SQLite insert a tenth of its rate.
    if (done) await done
  }
  return (count / (performance.now() - start)) * 1000
}

/** Sends contact forms for `time` seconds over that many connections. */
async function sendForms(folder: string, url: string, connections: number, time: number) {
  const form = join(folder, 'form.json')
  const key = 'KEY'
  const text = JSON.stringify({ ...contactForm(), key, email: `ada.${key}@visitors.example` })
  await writeFile(form, text)
  const script = new URL('./contact-form.lua', import.meta.url).pathname
  const run = randomUUID().slice(0, 18)
  return runWrk(url + forms.contact.endpoint, time, connections, [script, form, run])
}

/**
 * Visits Home fifty times a second, each time on a new connection, for as long as the work lasts.
 *
 * @throws when a visit fails
 */
async function homeBeside(url: string, work: () => Promise<unknown>): Promise<number> {
  const prober = new URL('../server/attacks/home-prober.ts', import.meta.url)
  const worker = new Worker(prober, { workerData: { url, from: { localAddress: '127.0.0.1' } } })
  try {
    // Let the prober warm up.
    await wait(500)
    await work()
    worker.postMessage('stop')
    for await (const [message] of on(worker, 'message')) {
      if (!Array.isArray(message)) continue
      const failed = message.find((visit) => typeof visit !== 'number')
      if (failed) throw new Error(`Home failed: ${failed}`)
      return percentile(message.slice(10), 0.99)
    }
    throw new Error('the visitor of Home ended')
  } finally {
    await worker.terminate()
  }
}

/** Measures the served and the bare store in turns, so that other load on the machine affects both. */
async function measure(store: string, folder: string, addresses: Addresses, insert: Insert) {
  const environment = { ...addresses, RATE_LIMIT: 'off', TRUST_PROXY: '1' }
  return withServer(environment, async (url): Promise<Measured> => {
    const bare: number[] = []
    const byConnections = connectionCounts.map((connections) => {
      const done: Round[] = []
      return { connections, done }
    })
    await sendForms(folder, url, 32, seconds.warm)
    await rateOf(insert, seconds.warm / 2)
    for (let round = 1; round <= rounds; round += 1) {
      progress(`${store}: round ${round} of ${rounds}`)
      for (const { connections, done } of byConnections) {
        bare.push(await rateOf(insert, seconds.measured / 2))
        done.push(await sendForms(folder, url, connections, seconds.measured))
      }
    }
    progress(`${store}: Home`)
    const erase = async () => {
      // Repeat it: one erase takes less than a second, too short for a p99 of fifty visits a second.
      for (const end = Date.now() + seconds.home * 1000; Date.now() < end; ) {
        await runNode(['server/cli/main.ts', 'erase', 'a@b.example', '--yes'], environment).ended
      }
    }
    const home: number[] = []
    for (const beside of [
      () => wait(seconds.home * 1000),
      () => runWrk(`${url}/robots.txt`, seconds.home),
      () => sendForms(folder, url, 32, seconds.home),
      erase,
    ]) {
      home.push(await homeBeside(url, beside))
    }
    return { store, bare, byConnections, home }
  })
}

/** Creates the tables of an empty store as the server does. */
async function prepared(DATA_DIR: string, DATABASE_URL = ''): Promise<Addresses> {
  const store = await openStore({ DATA_DIR, DATABASE_URL: DATABASE_URL || undefined })
  await store.close()
  return { DATA_DIR, DATABASE_URL }
}

async function measureSqlite(folder: string): Promise<Measured> {
  const served = await prepared(join(folder, 'served'))
  const { DATA_DIR } = await prepared(join(folder, 'bare'))
  const database = new DatabaseSync(join(DATA_DIR, 'inbox.db'))
  // As in server/store/sqlite.ts.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  const statement = database.prepare(`insert into submissions (${columns}) values (?,?,?,?,?,?,?)`)
  const insert = () => void statement.run(...submissionRow())
  return measure('SQLite', folder, served, insert).finally(() => database.close())
}

async function measurePostgres(folder: string): Promise<Measured> {
  const postgres = await startPostgres()
  try {
    for (const database of ['served', 'bare']) await postgres.createDatabase(database)
    const served = await prepared(folder, postgres.url('served'))
    const { DATABASE_URL } = await prepared(folder, postgres.url('bare'))
    const client = new Client({ connectionString: DATABASE_URL })
    await client.connect()
    const text = `insert into submissions (${columns}) values ($1,$2,$3,$4,$5,$6,$7)`
    const insert = async () => {
      await client.query({ name: 'insert', text, values: submissionRow() })
    }
    return await measure('PostgreSQL', folder, served, insert).finally(() => client.end())
  } finally {
    await postgres.remove()
  }
}

function ratesOf({ store, bare, byConnections }: Measured): string[][] {
  const least = percentile(bare, 0.5)
  return byConnections.map(({ connections, done }) => {
    const rate = median(done, (round) => round.rate)
    return [
      store,
      String(connections),
      whole(rate),
      whole(least),
      (rate / least).toFixed(2),
      median(done, ({ p50 }) => p50).toFixed(1),
      median(done, ({ p99 }) => p99).toFixed(1),
    ]
  })
}

needPrograms('wrk')
const measured = await withFolder(async (folder) => [
  await measureSqlite(folder),
  await measurePostgres(folder),
])
await report(
  'The inbox',
  [
    ['Store', 'Connections', 'Accepted/s', 'Bare/s', 'Ratio', 'p50 ms', 'p99 ms'],
    ...measured.flatMap(ratesOf),
  ],
  [
    ["Home's p99 in ms", 'Idle server', '32 readers', '32 writers', 'During erase'],
    ...measured.map(({ store, home }) => [store, ...home.map((time) => time.toFixed(1))]),
  ],
)
