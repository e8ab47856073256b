import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../new-folder.ts'
import { expectFormsRefused, healthOf, logLines } from './forms-state.ts'
import { type Inbox, serverProgram, startInbox } from './inbox-process.ts'
import { startLoad } from './load.ts'
import { noSmallDisk, withSmallDisk } from './small-disk.ts'
import { storedEmails } from './stored.ts'
import { complete, newStore, querySqlite, type Store } from './stores.ts'
import { emailsOf, isStored, numbers, sender, submit } from './submissions.ts'

/* The embedded store is taken away from a running server, in every way that we could think of. */

const well = { status: 'ok', pages: 'ok', forms: 'ok', uploads: 'ok' }
/** The first sender number of the forms stored before the failure. */
const before = 9_000
const available = 'forms are available again'

async function running() {
  const store = await newStore('SQLite')
  const folder = store.environment.DATA_DIR ?? ''
  const inbox = await startInbox(store)
  await Promise.all(numbers(5, before).map((n) => submit(inbox.url, 'contact', n)))
  return { ...inbox, store, folder, file: join(folder, 'inbox.db') }
}

/** Pages go on; the health check, a line of the log and every form say that forms do not. */
async function expectAway({ url, output }: Inbox, code: string, line: RegExp) {
  await expect
    .poll(() => healthOf(url))
    .toMatchObject({
      status: 'degraded',
      pages: 'ok',
      forms: 'unavailable',
      uploads: 'unavailable',
      code,
    })
  await expectFormsRefused(url)
  expect((await fetch(`${url}/about`)).status).toBe(200)
  await expect.poll(output).toMatch(line)
}

/** @param most log lines: that the store is away, that it is back, and perhaps what a person must do */
async function expectBack({ url, output }: Inbox, most: number) {
  await expect.poll(() => healthOf(url)).toEqual(well)
  await expect.poll(() => logLines(output()).at(-1)).toBe(available)
  expect(logLines(output()).length).toBeLessThanOrEqual(most)
}

describe('the data folder under a running server', () => {
  it('deleted: nothing is acknowledged, and no empty store takes its place', async () => {
    const inbox = await running()
    await rm(inbox.folder, { recursive: true })
    expect((await submit(inbox.url, 'contact', 10)).status).toBe(503)
    await expectAway(inbox, 'STORE_MISSING', /There is no inbox in/)
    await mkdir(inbox.folder)
    await wait(3_500)
    await expectAway(inbox, 'STORE_MISSING', /There is no inbox in/)
    expect(logLines(inbox.output())).toHaveLength(1)
  })

  it('moved away and back: what was acknowledged is there, each once', async () => {
    const inbox = await running()
    const { outcomes, stop } = startLoad(inbox.url, 8)
    const stored = () => outcomes.filter(isStored).length
    await expect.poll(stored).toBeGreaterThan(20)
    await rename(inbox.folder, `${inbox.folder}-moved`)
    await expect.poll(() => outcomes.length - stored()).toBeGreaterThan(20)
    await expectAway(inbox, 'STORE_MISSING', /There is no inbox in/)
    const soFar = stored()
    await rename(`${inbox.folder}-moved`, inbox.folder)
    await expect.poll(stored).toBeGreaterThan(soFar + 20)
    await stop()
    await expectBack(inbox, 2)
    const kept = await storedEmails(inbox.store)
    expect(kept).toEqual([...new Set(kept)])
    expect(kept).toEqual(expect.arrayContaining(emailsOf(outcomes.filter(isStored))))
  })

  it.runIf(complete)(
    'replaced by a backup, file by file: what is acknowledged after it is in it',
    async () => {
      const inbox = await running()
      const backup = `${inbox.folder}-backup`
      await mkdir(backup)
      querySqlite(inbox.folder, `vacuum into '${join(backup, 'inbox.db')}'`)
      const { outcomes, stop } = startLoad(inbox.url, 8)
      const stored = () => outcomes.filter(isStored).length
      await expect.poll(stored).toBeGreaterThan(20)
      await rename(inbox.folder, `${inbox.folder}-moved`)
      // Responses from before the rename may still be in flight.
      await wait(300)
      const first = outcomes.splice(0)
      await mkdir(inbox.folder)
      const whole = await readFile(join(backup, 'inbox.db'))
      await writeFile(inbox.file, whole.subarray(0, 8192))
      await wait(100)
      await cp(join(backup, 'inbox.db'), inbox.file)
      await expect.poll(stored).toBeGreaterThan(20)
      await stop()
      const at = async (folder: string) =>
        storedEmails({ query: async (sql) => querySqlite(folder, sql) } as Store)
      expect(await at(inbox.folder)).toEqual(
        expect.arrayContaining(emailsOf(outcomes.filter(isStored))),
      )
      expect(await at(`${inbox.folder}-moved`)).toEqual(
        expect.arrayContaining(emailsOf(first.filter(isStored))),
      )
    },
  )

  it('without its log: what the log held is saved, and so is what follows', async () => {
    const inbox = await running()
    await rm(`${inbox.file}-wal`)
    await expect.poll(async () => isStored(await submit(inbox.url, 'contact', 20))).toBe(true)
    const senders = [...numbers(5, before), 20].map((n) => sender(n).email)
    expect(await storedEmails(inbox.store)).toEqual(senders.sort())
  })
})

it('a file that became garbage is said, and a good one in its place is taken', async () => {
  const inbox = await running()
  const [good, garbage] = [join(inbox.folder, 'good'), join(inbox.folder, 'garbage')]
  querySqlite(inbox.folder, `vacuum into '${good}'`)
  await writeFile(garbage, 'x'.repeat(100_000))
  await rename(garbage, inbox.file)
  await expectAway(inbox, 'STORE_DAMAGED', /is damaged and was left untouched/)
  await rename(good, inbox.file)
  await expectBack(inbox, 3)
  expect(await storedEmails(inbox.store)).toHaveLength(5)
})

it('a lock that lasts is waited out, then said, and over when it is let go', async () => {
  const inbox = await running()
  const other = new DatabaseSync(inbox.file)
  other.exec('begin immediate')
  const late = await submit(inbox.url, 'contact', 30)
  expect(late.status).toBe(503)
  expect(await healthOf(inbox.url)).toMatchObject({ forms: 'unavailable', code: 'SQLITE_BUSY' })
  other.exec('rollback')
  expect(isStored(await submit(inbox.url, 'contact', 30))).toBe(true)
  await expectBack(inbox, 2)
  other.close()
})

it('a lock at the start is said, and over when it is let go', async () => {
  const store = await newStore('SQLite')
  const folder = store.environment.DATA_DIR ?? ''
  await mkdir(folder)
  const other = new DatabaseSync(join(folder, 'inbox.db'))
  other.exec('begin exclusive; create table lock (a)')
  const inbox = await startInbox(store)
  await expectAway(inbox, 'SQLITE_BUSY', /SQLITE_BUSY/)
  other.exec('rollback')
  other.close()
  await expectBack(inbox, 2)
})

const unable = noSmallDisk()

it.skipIf(unable || process.getuid?.() !== 0)(
  'a disk that may only be read at the start is said, and one that may be written is used',
  async () => {
    const folder = await newFolder()
    // Before the server starts: with open files the remount would fail.
    const readOnly = ['sh', '-c', 'mount -o remount,ro "$0" && exec "$@"', folder]
    const program = withSmallDisk(folder, '8m', [...readOnly, ...serverProgram])
    const inbox = await startInbox({ environment: { DATA_DIR: folder } }, {}, program)
    await expectAway(inbox, 'EROFS', /make that folder writable/)
    const remount = ['mount', '-o', 'remount,rw', folder]
    const { status, stderr } = spawnSync('nsenter', ['-t', String(inbox.pid), '-m', ...remount])
    expect(status, String(stderr)).toBe(0)
    await expectBack(inbox, 2)
    expect(isStored(await submit(inbox.url, 'contact', 2))).toBe(true)
  },
)
