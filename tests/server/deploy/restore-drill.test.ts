import { existsSync, readdirSync } from 'node:fs'
import { appendFile, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { expect, it, onTestFinished } from 'vitest'
import { erasePerson } from '../inbox/erase-person.ts'
import { put } from '../inbox/filled-store.ts'
import { startInbox, stopInbox } from '../inbox/inbox-process.ts'
import { startPostgres } from '../inbox/postgres.ts'
import { runCliHere } from '../inbox/run-cli.ts'
import { storedEmails } from '../inbox/stored.ts'
import { newStore, querySqlite, type Store } from '../inbox/stores.ts'
import { emailsOf, isStored, numbers, submitMixed } from '../inbox/submissions.ts'
import { newFolder } from '../new-folder.ts'
import { repository, runProgram } from '../run-node.ts'
import { skipTest } from './program-or.ts'

/** Where Debian keeps each version's programs. */
const versions = '/usr/lib/postgresql'

type PostgresTools = Record<'initdb' | 'postgres' | 'pg_dump' | 'pg_restore', string>

/**
 * The system's newest PostgreSQL with all its tools: the npm package has no `pg_dump`, and that of an
 * older version refuses to read its server. Without one the test is skipped.
 */
function postgresTools(context: TestContext): PostgresTools {
  const folders = existsSync(versions) ? readdirSync(versions) : []
  const found = folders
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => toolsIn(join(versions, version, 'bin')))
    .find((tools) => Object.values(tools).every(existsSync))
  return found ?? skipTest(context, `no PostgreSQL with pg_dump in ${versions}: package postgresql`)
}

function toolsIn(folder: string): PostgresTools {
  const tool = (name: string) => join(folder, name)
  return {
    initdb: tool('initdb'),
    postgres: tool('postgres'),
    pg_dump: tool('pg_dump'),
    pg_restore: tool('pg_restore'),
  }
}

/** Runs a script of deploy/ as an operator does. */
function script(
  name: string,
  environment: Record<string, string>,
  args: readonly string[],
  user?: { uid: number; gid: number },
) {
  const command = ['sh', `deploy/${name}`, ...args]
  return runProgram(command, environment, { cwd: repository, user }).ended
}

/** Writes settings to a file for the scripts, which `SITE_ENV` names. */
async function settingsFile(settings: Record<string, string>) {
  const file = join(await newFolder(), 'site.env')
  await writeFile(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  return { SITE_ENV: file }
}

/** `nobody` on most systems. */
const other = { uid: 65_534, gid: 65_534 }

/** Backs up a server with submissions while it takes more, then stops it. */
async function backedUp({ environment }: Store, tools: Record<string, string>) {
  const inbox = await startInbox({ environment })
  const before = await Promise.all(numbers(12).map((n) => submitMixed(inbox.url, n)))
  expect(before.every(isStored)).toBe(true)
  const folder = join(await newFolder(), 'backups')
  const [backup] = await Promise.all([
    script('backup.sh', { ...(await settingsFile(environment)), ...tools }, [folder]),
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
  const drill = await script('restore-drill.sh', await settingsFile(store.environment), [file])
  expect(drill, drill.output).toMatchObject({ code: 0 })
  expect(drill.output).toContain(`restored: ${file}`)

  const settings = await settingsFile(store.environment)
  const refused = await script('restore.sh', settings, [file])
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('move it away') })
  await rm(store.environment.DATA_DIR ?? '', { recursive: true })
  expect(await script('restore.sh', settings, [file])).toEqual({ code: 0, output: '' })
  const again = await startInbox(store)
  expect(await storedEmails(store)).toEqual(expect.arrayContaining(emailsOf(before)))
  // Idempotency keys are restored too: a form sent again is not stored twice.
  const count = (await storedEmails(store)).length
  expect(await submitMixed(again.url, 0)).toSatisfy(isStored)
  expect(await storedEmails(store)).toHaveLength(count)
})

it('a restore brings back nobody who was erased since, and no older ledger over a newer one', async () => {
  const { environment } = await newStore('SQLite')
  const { DATA_DIR: data = '' } = environment
  await put(environment, ...['ada', 'bola', 'carol'].map(sentBy))
  const settings = await settingsFile(environment)
  const backups = join(await newFolder(), 'backups')
  const erase = async (name: string) =>
    expect(await erasePerson(environment, `${name}@mail.example`)).toBeUndefined()
  const backUp = async () => (await script('backup.sh', settings, [backups])).output.trim()
  const file = (await backUp()).split('\n').at(-1) ?? ''
  await erase('ada')
  await backUp()
  await erase('bola')
  // Cut short by a crash.
  await appendFile(join(data, 'ledger.jsonl'), '{"at":"2026-')
  const drill = await script('restore-drill.sh', settings, [file])
  expect(drill.output, drill.output).toContain('1 submission stored')
  for (const name of await readdir(data))
    if (name.startsWith('inbox.db')) await rm(join(data, name))
  expect(await script('restore.sh', settings, [file])).toEqual({ code: 0, output: '' })
  await runCliHere(environment, 'count')
  expect(querySqlite(data, 'select email from submissions')).toEqual([
    { email: 'carol@mail.example' },
  ])
  // On another machine the ledger beside the backup counts.
  const elsewhere = join(await newFolder(), 'data')
  await script('restore.sh', await settingsFile({ DATA_DIR: elsewhere }), [file])
  await runCliHere({ DATA_DIR: elsewhere }, 'count')
  expect(querySqlite(elsewhere, 'select email from submissions')).toHaveLength(2)
})

/** A submission as `put` takes it. */
function sentBy(name: string) {
  return { id: name, fields: { email: `${name}@mail.example` } }
}

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
  const settings = await settingsFile(empty.environment)
  const restored = await script('restore.sh', { ...settings, PG_RESTORE }, [file])
  expect(restored).toEqual({ code: 0, output: '' })
  const drill = (await database('drill')).environment.DATABASE_URL ?? ''
  const drilled = await script('restore-drill.sh', { ...settings, PG_RESTORE }, [file, drill])
  expect(drilled, drilled.output).toMatchObject({ code: 0 })
  expect(drilled.output).toContain(`restored: ${file}`)
  await startInbox(empty)
  expect(await storedEmails(empty)).toEqual(expect.arrayContaining(emailsOf(before)))
})

it('a backup that cannot be made leaves no file that looks like one', async () => {
  const folder = join(await newFolder(), 'backups')
  await mkdir(folder)
  const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', PG_DUMP: 'false' }
  expect((await script('backup.sh', environment, [folder])).code).not.toBe(0)
  expect(await readdir(folder)).toEqual([])
})

it('a dump of PostgreSQL is no damaged backup: it asks for a database to be tried in', async () => {
  const dump = join(await newFolder(), 'inbox.dump')
  await writeFile(dump, 'PGDMP\u0001\u000e')
  const { code, output } = await script('restore-drill.sh', await settingsFile({}), [dump])
  expect(code).toBe(1)
  expect(output).toMatch(
    /is a dump of PostgreSQL\. Name an empty database to try it in:\nsh deploy/,
  )
  const data = join(await newFolder(), 'data')
  const restored = await script('restore.sh', await settingsFile({ DATA_DIR: data }), [dump])
  expect(restored).toEqual({
    code: 1,
    output: `${dump} is a dump of PostgreSQL: name an empty one with DATABASE_URL.\n`,
  })
})

it('a backup by root is for the user of its folder, who can bring it back', async (context) => {
  if (process.getuid?.() !== 0) skipTest(context, 'needs root, to become another user')
  const folder = await newFolder()
  const [data, backups, mine] = [
    join(folder, 'data'),
    join(folder, 'backups'),
    join(folder, 'mine'),
  ]
  await put({ DATA_DIR: data }, { fields: { name: 'Ada', email: 'ada@mail.example' } })
  for (const place of [backups, mine]) await mkdir(place, { mode: 0o700 })
  for (const place of [folder, backups]) await chown(place, other.uid, other.gid)
  const settings = await settingsFile({ DATA_DIR: data })
  const backup = await script('backup.sh', settings, [backups])
  expect(backup, backup.output).toMatchObject({ code: 0 })
  expect(backup.output).not.toContain('.part')
  const file = backup.output.trim().split('\n').at(-1) ?? ''
  expect(await stat(file)).toMatchObject({ ...other, mode: 0o100600 })

  const restored = join(folder, 'restored')
  const into = { DATA_DIR: restored }
  expect(await script('restore.sh', into, [file], other)).toEqual({ code: 0, output: '' })
  expect(await readFile(join(restored, 'inbox.db'))).toEqual(await readFile(file))
  // A restore by root gives the file to the folder's owner.
  await rm(join(restored, 'inbox.db'))
  expect(await script('restore.sh', into, [file])).toEqual({ code: 0, output: '' })
  expect(await stat(join(restored, 'inbox.db'))).toMatchObject(other)

  await chown(file, 0, 0)
  await rm(join(restored, 'inbox.db'))
  const refused = await script('restore.sh', into, [file], other)
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(
    /^\S+ may not read \S+\.db: run this as root, or give the file to \S+\.\n$/,
  )
  const nowhere = await script('backup.sh', { DATA_DIR: data }, [mine], other)
  expect(nowhere.code).toBe(1)
  expect(nowhere.output).not.toMatch(/\.part|^\s+at /m)
})
