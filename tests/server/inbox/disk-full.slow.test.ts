import { chown, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../new-folder.ts'
import { erasePerson } from './erase-person.ts'
import { healthOf } from './forms-state.ts'
import { serverProgram, startInbox } from './inbox-process.ts'
import { startPostgres } from './postgres.ts'
import { postgresUser } from './postgres-programs.ts'
import { fillDisk, noSmallDisk, withSmallDisk } from './small-disk.ts'
import { storedEmails, storedParts } from './stored.ts'
import { querySqlite, type Store } from './stores.ts'
import {
  applicationForm,
  emailsOf,
  isStored,
  numbers,
  type Outcome,
  pdf,
  send,
  sender,
} from './submissions.ts'

const unable = noSmallDisk()

/** A server on a store whose disk can be filled. */
type Crowded = { url: string; store: Store; output: () => string; fill: () => () => void }

async function sqliteOnSmallDisk(): Promise<Crowded> {
  const folder = await newFolder()
  const program = withSmallDisk(folder, '8m', serverProgram)
  const inbox = await startInbox({ environment: { DATA_DIR: folder } }, {}, program)
  // SQLite would resolve the link /proc/PID/root and miss the mount, so it reads a copy.
  async function query(sql: string) {
    const copy = await newFolder()
    for (const name of ['inbox.db', 'inbox.db-wal']) {
      await cp(join(`/proc/${inbox.pid}/root`, folder, name), join(copy, name))
    }
    return querySqlite(copy, sql)
  }
  const store = { environment: {}, query }
  return { ...inbox, store, fill: () => fillDisk(inbox.pid, folder) }
}

async function postgresOnSmallDisk(): Promise<Crowded> {
  const disk = await newFolder()
  const postgres = await startPostgres((program) => withSmallDisk(disk, '40m', program, 'nobody'))
  onTestFinished(postgres.remove)
  // A tablespace needs an empty folder, so a subfolder: `filler` is written to the disk too.
  const tables = `/proc/${postgres.pid()}/root${disk}/tables`
  await mkdir(tables)
  if (postgresUser) await chown(tables, postgresUser.uid, postgresUser.gid)
  await postgres.query('postgres', `create tablespace small location '${disk}/tables'`)
  await postgres.createDatabase('inbox', 'small')
  const environment = { DATABASE_URL: postgres.url('inbox') }
  const inbox = await startInbox({ environment })
  const store = { environment, query: (sql: string) => postgres.query('inbox', sql) }
  return { ...inbox, store, fill: () => fillDisk(postgres.pid(), disk) }
}

/** An application whose resume, once stored, needs new room on the disk. */
function apply(url: string, n: number): Promise<Outcome> {
  const form = applicationForm(n, pdf(100_000, Math.random().toString(36)))
  return send(url, 'application', { body: form }, n)
}

describe.each([
  ['SQLite', sqliteOnSmallDisk],
  ['PostgreSQL', postgresOnSmallDisk],
])('%s on a full disk', (_name, open) => {
  it.skipIf(unable)(
    `stores whole or not at all, and recovers${unable ? ` (${unable})` : ''}`,
    async () => {
      const { url, store, output, fill } = await open()
      const room = await Promise.all(numbers(10).map((n) => apply(url, n)))
      expect(room.filter(isStored)).toHaveLength(10)

      const makeRoom = fill()
      const full = await Promise.all(numbers(20, 10).map((n) => apply(url, n)))
      const refused = full.filter((outcome) => !isStored(outcome))
      expect(refused.length).toBeGreaterThan(0)
      for (const { status, retryAfter } of refused) {
        expect(status).toBe(503)
        expect(Number(retryAfter)).toBeGreaterThan(0)
      }
      // Logged before the responses, but stderr may reach us after them.
      await expect.poll(output).toMatch(/disk/i)
      // Must not say ok after a refused upload, though small writes, such as its own probe, may still fit.
      for (const look of numbers(10)) {
        const outcome = await apply(url, 30 + look)
        if (isStored(outcome)) full.push(outcome)
        else expect(await healthOf(url)).toMatchObject({ pages: 'ok', uploads: 'unavailable' })
      }

      makeRoom()
      await expect.poll(async () => isStored(await apply(url, 99))).toBe(true)
      await expect.poll(() => healthOf(url)).toMatchObject({ uploads: 'ok' })
      const kept = [...room, ...full].filter(isStored)
      expect(await storedEmails(store)).toEqual([...emailsOf(kept), sender(99).email].sort())
      const { resumes, mails } = await storedParts(store)
      expect({ resumes, mails }).toEqual({ resumes: kept.length + 1, mails: kept.length + 1 })
    },
  )
})

it.skipIf(unable || process.getuid?.() !== 0)(
  'erasing on a full disk says what helps, and works when that was done',
  async () => {
    const folder = await newFolder()
    const program = withSmallDisk(folder, '8m', serverProgram)
    const inbox = await startInbox({ environment: { DATA_DIR: folder } }, {}, program)
    for (const n of numbers(10)) expect(await apply(inbox.url, n)).toSatisfy(isStored)
    const erase = () =>
      erasePerson({ DATA_DIR: folder }, sender(1).email, ['nsenter', '-t', `${inbox.pid}`, '-m'])
    const makeRoom = fillDisk(inbox.pid, folder)
    const problem = await erase().catch((error) => error.message)
    expect(problem).toMatch(/free (a few megabytes|twice its size)/)
    makeRoom()
    expect(await erase()).toBeUndefined()
  },
)
