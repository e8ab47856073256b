import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FormKind, forms } from '#contract/forms.ts'
import { type Running, runNode } from '../run-node.ts'
import { put } from './filled-store.ts'
import { runCli, runCliHere } from './run-cli.ts'

let folder: string
let environment: Record<string, string>
let server: Running | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erase-'))
  environment = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', SMTP_URL: '' }
})
afterEach(async () => {
  server?.signal('SIGTERM')
  await server?.ended
  server = undefined
  await rm(folder, { recursive: true })
})

/** In everything that the marked person sends, and in nothing else. */
const mark = 'Zyxwvu'
const resumeMark = randomBytes(64)
const person = {
  fullName: `Ada ${mark}`,
  email: `Ada.${mark}@mail.example`,
  phone: `${mark} 080`,
  position: 'Welder',
  experience: `${mark} `.repeat(20),
  education: mark,
  coverLetter: `${mark} text `.repeat(500),
}

async function startServer(): Promise<string> {
  server = runNode(['server/main.ts'], environment)
  const [, url = ''] = await server.says(/Serving on (\S+)/)
  return url
}

async function send(url: string, kind: FormKind, form: FormData | object): Promise<void> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(form) }
  const body = form instanceof FormData ? { body: form } : json
  const answer = await fetch(url + forms[kind].endpoint, { method: 'POST', ...body })
  expect(answer.status, await answer.text()).toBe(201)
}

/** An application of the marked person, another one each time. */
function application(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(person)) form.set(name, value)
  form.set('elapsed', '5000')
  const bytes = [Buffer.from('%PDF-1.7\n'), randomBytes(90_000), resumeMark, randomBytes(90_000)]
  form.set('resume', new Blob([new Uint8Array(Buffer.concat(bytes))]), `${person.fullName}.pdf`)
  return form
}

/** A message of somebody else. */
function message(index: number) {
  return {
    ...{ name: `Someone ${index}`, email: `someone.${index}@mail.example`, phone: '', company: '' },
    ...{ subject: 'Gas', message: 'Do you deliver? '.repeat(1 + (index % 40)), elapsed: 5000 },
  }
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
  const url = await startServer()
  for (let index = 0; index < 60; index += 1) {
    await send(url, 'contact', message(index))
    if (index % 20 === 0) await send(url, 'application', application())
    if (index % 20 === 10) {
      const { fullName: name, email, coverLetter } = person
      const own = { name, email, message: `${index} ${coverLetter}` }
      await send(url, 'contact', { ...message(index), ...own })
    }
  }
  await send(url, 'newsletter', { email: person.email, elapsed: 5000 })
  const stored = JSON.parse((await runCliHere(environment, 'list', '--json')).out)
  for (const { id } of stored.slice(0, 4)) await runCliHere(environment, 'mark', id, 'handled')
  expect(await filesWith(mark)).not.toEqual([])
  expect(await filesWith(resumeMark)).not.toEqual([])

  // Others go on sending meanwhile.
  let stop = false
  let sent = 0
  const traffic = (async () => {
    for (; !stop; sent += 1) await send(url, 'contact', message(1000 + sent))
  })()
  const { code, out, err } = await runCli(environment, 'erase', person.email, '--yes')
  stop = true
  await traffic
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^7 submissions, 3 resumes, 1 newsletter subscription of /)
  expect(sent).toBeGreaterThan(0)
  expect(await filesWith(mark, resumeMark)).toEqual([])

  const left = JSON.parse((await runCliHere(environment, 'list', '--json', '--limit', '99999')).out)
  expect(left).toHaveLength(60 + sent)
})

it('rewrites the file when a copy was left in it', async () => {
  const kept = 'somebody else'
  await put(
    environment,
    { fields: { name: 'Ada', email: person.email, message: mark } },
    { fields: { name: kept, email: 'else@mail.example' } },
    { fields: { name: 'Ada', email: person.email, message: 'second' } },
  )
  // Without `secure_delete` SQLite leaves the bytes of deleted rows in the file.
  const careless = new DatabaseSync(join(folder, 'inbox.db'))
  careless.exec('pragma secure_delete = off')
  careless.exec(`delete from submissions where id = 'TEST000000'`)
  careless.exec('pragma wal_checkpoint(truncate)')
  careless.close()
  expect(await filesWith(mark)).toEqual(['inbox.db'])

  expect((await runCli(environment, 'erase', person.email, '--yes')).code).toBe(0)
  expect(await filesWith(mark)).toEqual([])
  expect((await runCliHere(environment, 'list')).out).toContain(kept)
})

it('waits for another program that reads the store', async () => {
  await put(environment)
  const reader = new DatabaseSync(join(folder, 'inbox.db'))
  // While this connection is open, SQLite keeps the WAL file with the next rows.
  reader.prepare('select * from submissions').all()
  await put(environment, { fields: { name: 'Ada', email: person.email, message: mark } })
  reader.exec('begin')
  reader.prepare('select * from submissions').all()
  const erasing = runCli(environment, 'erase', person.email, '--yes')
  const watcher = new DatabaseSync(join(folder, 'inbox.db'))
  const count = watcher.prepare('select count(*) as count from submissions')
  await expect.poll(() => count.get()?.count).toBe(0)
  expect(await filesWith(mark)).not.toEqual([])
  reader.exec('commit')
  expect((await erasing).code).toBe(0)
  expect(await filesWith(mark)).toEqual([])
  reader.close()
  watcher.close()
})
