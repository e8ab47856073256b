import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '#server/store/open-store.ts'
import { startPostgres } from '../server/inbox/postgres.ts'
import { repository } from '../server/run-node.ts'
import { barePostgres, bareSqlite } from './bare-insert.ts'
import { thisMachine } from './machine.ts'
import { measure, progress, type StoreSettings } from './measure.ts'
import { homeRows, inboxSection, type Measured, markdownTable, tableRows } from './report.ts'
import { writeSection } from './write-section.ts'
import { missingPrograms } from './wrk.ts'

/** Makes the tables of an empty store as the server does. */
async function prepare(settings: StoreSettings): Promise<StoreSettings> {
  const store = await openStore(settings)
  await store.close()
  return settings
}

async function measureSqlite(folder: string): Promise<Measured> {
  const settings = await prepare({ DATA_DIR: join(folder, 'served'), DATABASE_URL: undefined })
  const { DATA_DIR } = await prepare({ DATA_DIR: join(folder, 'bare'), DATABASE_URL: undefined })
  return measure('SQLite', folder, settings, bareSqlite(DATA_DIR))
}

async function measurePostgres(folder: string): Promise<Measured> {
  const postgres = await startPostgres()
  try {
    for (const database of ['served', 'bare']) await postgres.createDatabase(database)
    const settingsOf = (database: string) =>
      prepare({ DATA_DIR: folder, DATABASE_URL: postgres.url(database) })
    const served = await settingsOf('served')
    const { DATABASE_URL = '' } = await settingsOf('bare')
    return await measure('PostgreSQL', folder, served, await barePostgres(DATABASE_URL))
  } finally {
    await postgres.remove()
  }
}

if (missingPrograms(['wrk']).length > 0) {
  console.error('wrk is missing: install it with apt-get install wrk')
  process.exit(1)
}
/** On the disk of the repository: a temporary folder is often in memory, where commits are free. */
await mkdir(join(repository, '.cache'), { recursive: true })
const folder = await mkdtemp(join(repository, '.cache/bench-'))
try {
  const measured = [await measureSqlite(folder), await measurePostgres(folder)]
  progress('')
  console.log(markdownTable(tableRows(measured)))
  console.log(markdownTable(homeRows(measured)))
  if (process.argv.includes('--write')) {
    const day = new Date().toISOString().slice(0, 10)
    const page = join(repository, 'docs/benchmarks.md')
    await writeSection(page, 'The inbox', inboxSection(measured, await thisMachine(folder), day))
    console.log('Written to docs/benchmarks.md')
  }
} finally {
  await rm(folder, { recursive: true })
}
