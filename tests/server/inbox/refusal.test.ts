import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectFormsRefused, healthOf, logLines } from './forms-state.ts'
import { freePort } from './free-port.ts'
import { startInbox, stopInbox } from './inbox-process.ts'
import { complete, newStore, type Store, sharedPostgres, storeKinds } from './stores.ts'
import { applicationForm, isStored, numbers, pdf, send } from './submissions.ts'

/** A store with a few resumes, whose server has stopped. */
async function filledStore(kind: 'SQLite' | 'PostgreSQL'): Promise<Store> {
  const store = await newStore(kind)
  const inbox = await startInbox(store)
  for (const n of numbers(5)) {
    const body = applicationForm(n, pdf(30_000))
    expect(isStored(await send(inbox.url, 'application', { body }))).toBe(true)
  }
  await stopInbox(inbox)
  return store
}

/**
 * Starts a server on a store that cannot be used: pages are served, forms refused on their page and
 * without script.
 *
 * @returns the server, and the one line that it logs
 */
async function withoutStore(environment: Record<string, string>) {
  const inbox = await startInbox({ environment })
  expect((await fetch(`${inbox.url}/contact`)).status).toBe(200)
  await expectFormsRefused(inbox.url)
  const [line = ''] = logLines(inbox.output())
  expect(logLines(inbox.output())).toEqual([line])
  return { ...inbox, line }
}

/** Fingerprints of all files in a folder by name. */
async function contents(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder)
  const hash = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex')
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hash(name)])))
}

async function overwrite(file: string, position: number, bytes: Uint8Array) {
  const handle = await open(file, 'r+')
  await handle.write(bytes, 0, bytes.length, position)
  await handle.close()
}

describe('a damaged SQLite file', () => {
  it.each([
    ['header', () => 0, 100],
    ['middle', (size: number) => Math.floor(size / 8192) * 4096, 4096],
  ])('is refused and left as it is: %s', async (_where, position, length) => {
    const { environment } = await filledStore('SQLite')
    const { DATA_DIR = '' } = environment
    const file = join(DATA_DIR, 'inbox.db')
    await overwrite(file, position((await stat(file)).size), randomBytes(length))
    const before = await contents(DATA_DIR)
    const { line, url } = await withoutStore(environment)
    expect(line).toContain(file)
    expect(line).toMatch(/damaged.+backup/)
    expect(await healthOf(url)).toMatchObject({ forms: 'unavailable', code: 'STORE_DAMAGED' })
    // SQLite may add its `-wal` and `-shm` files.
    expect(await contents(DATA_DIR)).toMatchObject(before)
  })
})

it('keeps folder and files of SQLite to their owner', async () => {
  const store = await newStore('SQLite')
  const folder = store.environment.DATA_DIR ?? ''
  await startInbox(store)
  const rights = async (path: string) => (await stat(path)).mode & 0o777
  expect(await rights(folder)).toBe(0o700)
  const files = await readdir(folder)
  expect(files).toContain('inbox.db-wal')
  for (const file of files) expect(await rights(join(folder, file)), file).toBe(0o600)
})

it.each(storeKinds)('refuses a schema that is newer than the code, on %s', async (kind) => {
  const store = await filledStore(kind)
  const later = `insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`
  await store.query(later)
  const { line, url } = await withoutStore(store.environment)
  expect(line).toMatch(/newer.+999-later/)
  expect(await healthOf(url)).toMatchObject({ forms: 'unavailable', code: 'STORE_NEWER' })
  await store.query(`delete from kysely_migration where name = '999-later'`)
  await expect.poll(() => healthOf(url)).toMatchObject({ forms: 'ok' })
})

/** The port of a server that takes connections and says nothing. */
async function silentPort(): Promise<number> {
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe('a PostgreSQL that cannot be used', () => {
  const password = 'zebra-crossing'

  it.each([
    ['nobody listens', freePort],
    ['it never answers', silentPort],
  ])('is named in one line without the password when %s', async (_why, port) => {
    const address = `127.0.0.1:${await port()}`
    const { line } = await withoutStore({ DATABASE_URL: `postgres://ada:${password}@${address}/x` })
    expect(line).toContain('DATABASE_URL')
    expect(line).not.toContain(password)
  })

  it.runIf(complete)('is named when it does not take the password', async () => {
    const url = new URL((await sharedPostgres()).url('postgres'))
    url.password = password
    const { line } = await withoutStore({ DATABASE_URL: url.href })
    // PostgreSQL's code for a wrong password.
    expect(line).toMatch(/DATABASE_URL.+28P01/)
    expect(line).not.toContain(password)
  })
})
