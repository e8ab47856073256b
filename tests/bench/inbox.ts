import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '#server/store/open-store.ts'
import { startPostgres } from '../server/inbox/postgres.ts'
import { repository, runNode } from '../server/run-node.ts'
import { type BareInsert, barePostgres, bareSqlite } from './bare-insert.ts'
import { httpLoad } from './http-load.ts'
import { thisMachine } from './machine.ts'
import { inboxSection, type LoadRound, type Measured, markdownTable, tableRows } from './report.ts'
import { writeSection } from './write-section.ts'

const connectionCounts = [1, 8, 32]
const rounds = 3
/** Of each measurement; and of the first, which only warms both sides up. */
const seconds = { measured: 2, warm: 1.5 }

type StoreSettings = { DATA_DIR: string; DATABASE_URL: string | undefined }

/** Says what is being done, where someone watches. */
function progress(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}

/** Measures a served and a bare store in turns, so that a busy minute of the machine meets both. */
async function measure(
  store: string,
  settings: StoreSettings,
  bare: BareInsert,
): Promise<Measured> {
  const { DATA_DIR, DATABASE_URL = '' } = settings
  const server = runNode(['server/main.ts'], {
    ...{ PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', SMTP_URL: '', SITE_URL: '' },
    ...{ DATA_DIR, DATABASE_URL },
  })
  const bareRates: number[] = []
  const byConnections = connectionCounts.map((connections) => ({ connections, rounds: noRounds() }))
  try {
    const [, url = ''] = await server.says(/Serving on (\S+)/)
    progress(`${store}: warming up`)
    await httpLoad(url, Math.max(...connectionCounts), seconds.warm)
    await bare.run(seconds.warm / 3)
    for (let round = 1; round <= rounds; round += 1) {
      progress(`${store}: round ${round} of ${rounds}, bare`)
      bareRates.push(await bare.run(seconds.measured))
      for (const { connections, rounds: done } of byConnections) {
        progress(`${store}: round ${round} of ${rounds}, ${connections} connections`)
        done.push(await httpLoad(url, connections, seconds.measured))
      }
    }
  } finally {
    server.signal('SIGTERM')
    await server.ended
    await bare.close()
  }
  return { store, bare: bareRates, byConnections }
}

function noRounds(): LoadRound[] {
  return []
}

/** Makes the tables of an empty store as the server does. */
async function prepare(settings: StoreSettings): Promise<StoreSettings> {
  const store = await openStore(settings)
  await store.close()
  return settings
}

async function measureSqlite(folder: string): Promise<Measured> {
  const settings = await prepare({ DATA_DIR: join(folder, 'served'), DATABASE_URL: undefined })
  const { DATA_DIR } = await prepare({ DATA_DIR: join(folder, 'bare'), DATABASE_URL: undefined })
  return measure('SQLite', settings, bareSqlite(DATA_DIR))
}

async function measurePostgres(folder: string): Promise<Measured> {
  const postgres = await startPostgres()
  try {
    for (const database of ['served', 'bare']) await postgres.createDatabase(database)
    const settingsOf = (database: string) =>
      prepare({ DATA_DIR: folder, DATABASE_URL: postgres.url(database) })
    const served = await settingsOf('served')
    const { DATABASE_URL = '' } = await settingsOf('bare')
    return await measure('PostgreSQL', served, await barePostgres(DATABASE_URL))
  } finally {
    await postgres.remove()
  }
}

/** On the disk of the repository: a temporary folder is often in memory, where commits are free. */
await mkdir(join(repository, '.cache'), { recursive: true })
const folder = await mkdtemp(join(repository, '.cache/bench-'))
try {
  const measured = [await measureSqlite(folder), await measurePostgres(folder)]
  progress('')
  console.log(markdownTable(tableRows(measured)))
  if (process.argv.includes('--write')) {
    const day = new Date().toISOString().slice(0, 10)
    const page = inboxSection(measured, await thisMachine(folder), day)
    await writeSection(join(repository, 'docs/benchmarks.md'), 'The inbox', page)
    console.log('Written to docs/benchmarks.md')
  }
} finally {
  await rm(folder, { recursive: true })
}
