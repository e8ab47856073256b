import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { erasePerson } from './erase-person.ts'
import { put } from './filled-store.ts'
import { startInbox } from './inbox-process.ts'
import { newStore, querySqlite } from './stores.ts'
import { applicationForm, contactForm, isStored, numbers, send, submit } from './submissions.ts'

let folder: string
let environment: Record<string, string>
beforeEach(async () => {
  ;({ environment } = await newStore('SQLite'))
  folder = environment.DATA_DIR ?? ''
})

/** In everything that the marked person sends, and in nothing else. */
const mark = 'Zyxwvu'
const resumeMark = randomBytes(64)
const email = `Ada.${mark}@mail.example`

/** Forms of the marked person, each another one. */
const marked = {
  application(n: number) {
    const bytes = [Buffer.from('%PDF-1.7\n'), randomBytes(90_000), resumeMark, randomBytes(90_000)]
    const form = applicationForm(n, new Uint8Array(Buffer.concat(bytes)), `${mark}.pdf`)
    form.set('email', email)
    form.set('fullName', `Ada ${mark}`)
    form.set('coverLetter', `${mark} text `.repeat(500))
    return { body: form }
  },
  contact(n: number) {
    const message = `${n} ${mark} text `.repeat(500)
    return { body: new URLSearchParams({ ...contactForm(n), email, message }) }
  },
  newsletter: () => ({ body: new URLSearchParams({ email, elapsed: '5000' }) }),
}

/** Which files of the store hold a mark; letters in any case. */
async function filesWith(...marks: readonly (string | Buffer)[]): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir(folder)) {
    // SQLite may delete its WAL file meanwhile.
    const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0))
    const text = bytes.toString('latin1').toLowerCase()
    const holds = marks.some((one) =>
      typeof one === 'string' ? text.includes(one.toLowerCase()) : bytes.includes(one),
    )
    if (holds) found.push(name)
  }
  return found
}

it('leaves no byte of a person in any file while the server takes forms', async () => {
  const { url } = await startInbox({ environment })
  for (const n of numbers(60)) {
    expect(await submit(url, 'contact', n)).toSatisfy(isStored)
    if (n % 10 > 0) continue
    const kind = n % 20 === 0 ? 'application' : 'contact'
    expect(await send(url, kind, marked[kind](100 + n))).toSatisfy(isStored)
  }
  expect(await send(url, 'newsletter', marked.newsletter())).toSatisfy(isStored)
  expect(await filesWith(mark)).not.toEqual([])
  expect(await filesWith(resumeMark)).not.toEqual([])

  // Others go on sending meanwhile.
  let stop = false
  let sent = 0
  const traffic = (async () => {
    for (; !stop; sent += 1) await submit(url, 'contact', 1000 + sent)
  })()
  expect(await erasePerson(environment, email)).toBeUndefined()
  stop = true
  await traffic
  expect(sent).toBeGreaterThan(0)
  expect(await filesWith(mark, resumeMark)).toEqual([])

  expect(querySqlite(folder, 'select id from submissions')).toHaveLength(60 + sent)
})

it('rewrites the file when a copy was left in it', async () => {
  const kept = 'somebody else'
  await put(
    environment,
    { fields: { name: 'Ada', email, message: mark } },
    { fields: { name: kept, email: 'else@mail.example' } },
    { fields: { name: 'Ada', email, message: 'second' } },
  )
  // Without `secure_delete` SQLite leaves the bytes of deleted rows in the file.
  const careless = new DatabaseSync(join(folder, 'inbox.db'))
  careless.exec('pragma secure_delete = off')
  careless.exec(`delete from submissions where id = 'TEST000000'`)
  careless.exec('pragma wal_checkpoint(truncate)')
  careless.close()
  expect(await filesWith(mark)).toEqual(['inbox.db'])

  expect(await erasePerson(environment, email)).toBeUndefined()
  expect(await filesWith(mark)).toEqual([])
  expect(querySqlite(folder, 'select fields from submissions')).toEqual([
    { fields: expect.stringContaining(kept) },
  ])
})

it('waits for another program that reads the store', async () => {
  await put(environment)
  const reader = new DatabaseSync(join(folder, 'inbox.db'))
  // While this connection is open, SQLite keeps the WAL file with the next rows.
  reader.prepare('select * from submissions').all()
  await put(environment, { fields: { name: 'Ada', email, message: mark } })
  reader.exec('begin')
  reader.prepare('select * from submissions').all()
  const erasing = erasePerson(environment, email)
  const watcher = new DatabaseSync(join(folder, 'inbox.db'))
  const count = watcher.prepare('select count(*) as count from submissions')
  await expect.poll(() => count.get()?.count).toBe(0)
  expect(await filesWith(mark)).not.toEqual([])
  reader.exec('commit')
  expect(await erasing).toBeUndefined()
  expect(await filesWith(mark)).toEqual([])
  reader.close()
  watcher.close()
})
