import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { retention } from '#content/model/retention.ts'
import type { FormKind } from '#contract/forms.ts'
import { type Entry, readEntries } from '#server/submissions/entries.ts'
import { newFolder } from '../new-folder.ts'
import { put, subscribe, withStore } from './filled-store.ts'
import { runCliHere } from './run-cli.ts'
import { newStore } from './stores.ts'

/** Reads CSV (RFC 4180): quoted cells may contain commas, line breaks and doubled quotes. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const match = cell.exec(text)
    if (!match) throw new Error(`this is not CSV: ${JSON.stringify(text.slice(at, at + 60))}`)
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

let folder: string
beforeEach(async () => {
  folder = await newFolder()
})

const message = {
  name: 'Ada Obi',
  email: 'Ada@mail.example',
  subject: 'Gas',
  message: 'One\n\nTwo',
}
const application = {
  fullName: 'Bola Ade',
  email: 'bola@mail.example',
  phone: '080',
  position: 'Welder',
  coverLetter: 'I weld.',
}
const pdf = randomBytes(300_000)
const resume = { fileName: 'Bola Ade.pdf', extension: '.pdf', bytes: pdf } as const
const long = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** The settings for a fresh store of each kind: both must behave alike. */
const stores: [name: string, newStore: () => Promise<Record<string, string>>][] = [
  ['SQLite', async () => ({ DATA_DIR: join(folder, 'data') })],
  ['PostgreSQL', async () => (await newStore('PostgreSQL')).environment],
]

describe.each(stores)('the inbox on the command line, with %s', (_name, newStore) => {
  let environment: Record<string, string>
  beforeEach(async () => {
    environment = await newStore()
    await put(environment)
  })
  const cli = (...args: string[]) => runCliHere(environment, ...args)
  const entries = (...kinds: FormKind[]) =>
    withStore(environment, async ({ db }) => {
      const found: Entry[] = []
      const filter = kinds.length > 0 ? { kinds } : {}
      for await (const entry of readEntries(db, filter)) found.push(entry)
      return found
    })

  it('exports everything as a table that Excel reads and that computes nothing', async () => {
    const formulas = {
      name: '=1+1',
      email: 'a@mail.example',
      phone: '+1',
      company: '-1',
      subject: '@x',
    }
    await put(
      environment,
      { fields: { ...formulas, message: 'quote "q",\r\nnew line; \ttab' } },
      { fields: { ...message, subject: '\t=1+1', company: '\r=1', phone: '＝1' } },
      { fields: application, kind: 'application', resume },
    )
    await subscribe(environment, 'carol@mail.example', { confirmed: true })
    const file = join(folder, 'inbox.csv')
    environment.SITE_URL = 'https://your.domain'
    const { code, out } = await cli('export', '--csv', file)
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^4 submissions written/),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const bytes = await readFile(file)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head = [], ...rows] = parseCsv(bytes.subarray(3).toString())
    const records = new Map(
      rows.map((row) => {
        expect(row).toHaveLength(head.length)
        return [row[0], Object.fromEntries(head.map((name, index) => [name, row[index]]))]
      }),
    )
    expect(records.get('TEST000000')).toMatchObject({
      'Full Name': "'=1+1",
      Phone: "'+1",
      Company: "'-1",
      Subject: "'@x",
      Message: 'quote "q",\r\nnew line; \ttab',
    })
    expect(records.get('TEST000001')).toMatchObject({
      Subject: "'\t=1+1",
      Company: "'\r=1",
      Phone: "'＝1",
    })
    expect(records.get('TEST000002')).toMatchObject({ Resume: 'Bola Ade.pdf', Position: 'Welder' })
    const subscription = [...records.values()].find(({ Kind }) => Kind === 'newsletter')
    expect(subscription).toMatchObject({
      Newsletter: 'confirmed',
      'Unsubscribe Link': expect.stringMatching(
        /^https:\/\/your\.domain\/newsletter\/unsubscribe\?token=\S+$/,
      ),
    })
  })

  it('exports no unsubscribe link that leads to the example’s address', async () => {
    await put(environment, { fields: message })
    await subscribe(environment, 'carol@mail.example', { confirmed: true })
    const file = join(folder, 'inbox.csv')
    await writeFile(file, 'the last export')
    const refused = await cli('export', '--csv', file, '--yes')
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/^Nothing was written: .+exprichgroup\.example.+Set SITE_URL .+\n$/)
    expect(await readFile(file, 'utf8')).toBe('the last export')
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.part$/))
    // Contact messages have no unsubscribe link.
    expect((await cli('export', '--csv', file, '--yes', '--kind', 'contact')).code).toBe(0)
    environment.INBOX_URL = 'https://inbox.your.domain'
    expect((await cli('export', '--csv', file, '--yes')).code).toBe(0)
  })

  it('names the inbox that it reads, and no password', async () => {
    const { inbox = '' } = await cli('retry')
    const { DATA_DIR, DATABASE_URL = '' } = environment
    const { password, host, pathname } = new URL(DATABASE_URL || 'x:')
    expect(inbox).toBe(DATABASE_URL ? `PostgreSQL ${host}${pathname}` : DATA_DIR)
    if (password) expect(inbox).not.toContain(password)
  })

  it('exports more than one page, each submission once', async () => {
    const many = Array.from({ length: 1203 }, (_, index) => ({
      id: `M${String(index).padStart(9, '0')}`,
      // 700 in one millisecond: paging by time alone would lose some.
      receivedAt: new Date(Date.UTC(2026, 1, 1) + Math.floor(index / 700)),
      fields: message,
    }))
    const file = join(folder, 'inbox.csv')
    await cli('export', '--csv', file)
    expect((await readFile(file, 'utf8')).trim().split('\n'), 'the head').toHaveLength(1)
    await put(environment, ...many)
    await cli('export', '--csv', file, '--yes')
    const [, ...rows] = parseCsv(await readFile(file, 'utf8'))
    expect(rows.map(([id]) => id).sort()).toEqual(many.map(({ id }) => id))
  })

  it('overwrites a file only when that is meant', async () => {
    const args = ['export', '--csv']
    await put(environment, { fields: application, kind: 'application', resume })
    const file = join(folder, 'precious')
    await writeFile(file, 'precious', { mode: 0o644 })
    const refused = await cli(...args, file)
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(/is there already .*add --yes if that is meant\.\n$/)
    expect(await readFile(file, 'utf8')).toBe('precious')
    expect((await cli(...args, file, '--yes')).code).toBe(0)
    expect(await readFile(file, 'utf8')).not.toBe('precious')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('erases a person and nobody else, when that is meant', async () => {
    await put(
      environment,
      { fields: message },
      { fields: { ...application, email: 'ADA@mail.example' }, kind: 'application', resume },
      { fields: { ...message, email: 'else@mail.example', message: 'Write to ada@mail.example' } },
    )
    await subscribe(environment, 'ada@mail.example')
    const refused = await cli('erase', 'aDa@mail.example')
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('Nothing was done: add --yes')
    expect(await entries()).toHaveLength(4)

    const { code, out, err } = await cli('erase', 'aDa@mail.example', '--yes')
    expect(code).toBe(0)
    expect(out).toBe(
      '3 submissions of ada@mail.example erased. Backups and exported files still hold them.\n',
    )
    expect(err).toContain('TEST000002')
    expect(await entries()).toMatchObject([{ id: 'TEST000002' }])
    await withStore(environment, async ({ db }) => {
      expect(await db.selectFrom('resumes').select('submission_id').execute()).toEqual([])
      expect(await db.selectFrom('subscriptions').select('token').execute()).toEqual([])
      expect(await db.selectFrom('outbox').select('submission_id').execute()).toEqual([
        { submission_id: 'TEST000002' },
      ])
    })
    expect((await cli('erase', 'ada@mail.example')).out).toBe(
      'Nothing of ada@mail.example is stored.\n',
    )
  })

  it('purges what the privacy policy says, rule by rule, and shows it first', async () => {
    for (const { kind, state, days } of retention) {
      if (kind === 'newsletter') continue
      const fields = kind === 'contact' ? message : application
      const suspected = state === 'suspected'
      await put(
        environment,
        { id: `${kind}-${suspected}-due`, kind, fields, suspected, receivedAt: long(days + 1) },
        { id: `${kind}-${suspected}-kept`, kind, fields, suspected, receivedAt: long(days - 1) },
      )
    }
    await subscribe(environment, 'kept@mail.example', { at: long(5000), confirmed: true })
    await subscribe(environment, 'old@mail.example', { at: long(5000) })
    const due = retention.filter((rule) => rule.kind !== 'newsletter').length + 1

    const shown = await cli('purge', '--dry-run')
    for (const { kind } of retention) expect(shown.out).toContain(`${kind}, `)
    expect(shown.out).toContain(`${due} submissions kept as long as the privacy policy says`)
    expect(await entries()).toHaveLength(2 * due)

    const { out } = await cli('purge', '--yes')
    expect(out).toContain(`${due} submissions kept as long as the privacy policy says erased.`)
    const left = await entries()
    expect(left.map(({ id }) => id).filter((id) => id.endsWith('-due'))).toEqual([])
    expect(left).toHaveLength(due)
    expect(await entries('newsletter')).toHaveLength(1)
  })

  it.each([
    ['nothing came for more than a year', 400],
    ['an entry is of the future', -2],
  ])('suspects the clock before a purge when %s', async (_why, age) => {
    await put(
      environment,
      { id: 'NEWEST', fields: message, receivedAt: long(age) },
      { id: 'OLD', fields: message, receivedAt: long(5000) },
    )
    const { code, err } = await cli('purge', '--yes')
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^Nothing was erased: the clock says .+ add --trust-clock\.\n$/),
    })
    expect(await entries()).toHaveLength(2)
    expect((await cli('purge', '--yes', '--trust-clock')).code).toBe(0)
    expect(await entries()).not.toContainEqual(expect.objectContaining({ id: 'OLD' }))
  })

  it('makes waiting mails due, and leaves what is being sent', async () => {
    await put(environment, { fields: message }, { fields: message }, { fields: message })
    const later = new Date(Date.now() + 60 * 60 * 1000).toISOString()
    const dueMails = () =>
      withStore(environment, async ({ db }) => {
        const due = await db
          .selectFrom('outbox')
          .where('next_attempt_at', '<=', new Date().toISOString())
          .select('submission_id')
          .execute()
        return due.map(({ submission_id }) => submission_id)
      })
    await withStore(environment, async ({ db }) => {
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: later, attempts: 3, error: '550' })
        .execute()
      const one = db.updateTable('outbox')
      await one.set({ claimed_until: later }).where('submission_id', '=', 'TEST000001').execute()
      await one.set({ sent_at: later }).where('submission_id', '=', 'TEST000002').execute()
    })
    expect((await cli('retry')).out).toMatch(/^1 mail due now/)
    expect(await dueMails()).toEqual(['TEST000000'])
  })
})

describe('without an inbox', () => {
  it('says where it searched, and makes none', async () => {
    const args = ['retry']
    const missing = join(folder, 'data')
    const { code, out, err } = await runCliHere({ DATA_DIR: missing }, ...args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(`There is no inbox in ${missing}: correct DATA_DIR`)
    expect(err.trim().split('\n')).toHaveLength(1)
    // An empty inbox.db is no inbox either.
    await mkdir(missing)
    await writeFile(join(missing, 'inbox.db'), '')
    expect((await runCliHere({ DATA_DIR: missing }, ...args)).code).toBe(1)
    expect(await readdir(missing)).toEqual(['inbox.db'])
  })

  it('none is made in an empty PostgreSQL', async () => {
    const { environment, query } = await newStore('PostgreSQL')
    expect(await runCliHere(environment, 'retry')).toEqual({
      code: 1,
      out: '',
      err: 'There is no inbox in this database: correct DATABASE_URL in the settings, or start the server first.\n',
    })
    const tables = "select * from pg_tables where schemaname = 'public'"
    expect(await query(tables)).toEqual([])
  })
})
