import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startInbox, stopInbox } from '../inbox/inbox-process.ts'
import { startPostgres } from '../inbox/postgres.ts'
import { storedEmails } from '../inbox/stored.ts'
import { newFolder, newStore, type Store } from '../inbox/stores.ts'
import { emailsOf, isStored, numbers, submitMixed } from '../inbox/submissions.ts'
import { repository, runProgram } from '../run-node.ts'
import { postgresTools } from './postgres-tools.ts'

/** Runs a script of deploy/ as an operator does. */
function script(name: string, environment: Record<string, string>, ...args: string[]) {
  const surroundings = { DATA_DIR: '', DATABASE_URL: '', SMTP_URL: '', ...environment }
  const command = ['sh', `deploy/${name}`, ...args]
  return runProgram(command, surroundings, { cwd: repository }).ended
}

/** A server with submissions, backed up while it takes more. */
async function backedUp({ environment }: Store, tools: Record<string, string>) {
  const inbox = await startInbox({ environment })
  const before = await Promise.all(numbers(12).map((n) => submitMixed(inbox.url, n)))
  expect(before.every(isStored)).toBe(true)
  const folder = join(await newFolder(), 'backups')
  const [backup] = await Promise.all([
    script('backup.sh', { ...environment, ...tools }, folder),
    ...numbers(20, 100).map((n) => submitMixed(inbox.url, n)),
  ])
  expect(backup, backup.output).toMatchObject({ code: 0 })
  const file = backup.output.trim().split('\n').at(-1) ?? ''
  expect(await readdir(folder)).toEqual([file.replace(`${folder}/`, '')])
  await stopInbox(inbox)
  return { before, file }
}

it('a backup taken while the server runs brings everything back after the folder is gone', async () => {
  const store = await newStore('SQLite')
  const { before, file } = await backedUp(store, {})
  const drill = await script('restore-drill.sh', {}, file)
  expect(drill, drill.output).toMatchObject({ code: 0 })
  expect(drill.output).toContain(`restored: ${file}`)

  const refused = await script('restore.sh', store.environment, file)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('move it away') })
  await rm(store.environment.DATA_DIR ?? '', { recursive: true })
  expect(await script('restore.sh', store.environment, file)).toEqual({ code: 0, output: '' })
  const again = await startInbox(store)
  expect(await storedEmails(store)).toEqual(expect.arrayContaining(emailsOf(before)))
  // What was sent before is known: sent again it is not stored twice.
  const count = (await storedEmails(store)).length
  expect(await submitMixed(again.url, 0)).toSatisfy(isStored)
  expect(await storedEmails(store)).toHaveLength(count)
})

it('a backup of PostgreSQL brings everything back into an empty database', async (context) => {
  const { pg_dump: PG_DUMP, pg_restore: PG_RESTORE, ...programs } = postgresTools(context)
  const postgres = await startPostgres(undefined, async () => programs)
  onTestFinished(() => postgres.remove())
  const database = async (name: string): Promise<Store> => {
    await postgres.createDatabase(name)
    const query = (sql: string) => postgres.query(name, sql)
    return { environment: { DATABASE_URL: postgres.url(name) }, query }
  }
  const { before, file } = await backedUp(await database('lost'), { PG_DUMP })
  const empty = await database('empty')
  const restored = await script('restore.sh', { ...empty.environment, PG_RESTORE }, file)
  expect(restored).toEqual({ code: 0, output: '' })
  await startInbox(empty)
  expect(await storedEmails(empty)).toEqual(expect.arrayContaining(emailsOf(before)))
})

it('a backup that cannot be made leaves no file that looks like one', async () => {
  const folder = join(await newFolder(), 'backups')
  await mkdir(folder)
  const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', PG_DUMP: 'false' }
  expect((await script('backup.sh', environment, folder)).code).not.toBe(0)
  expect(await readdir(folder)).toEqual([])
})
