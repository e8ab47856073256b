import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { retention } from '#content/model/retention.ts'
import { newFolder } from '../new-folder.ts'
import { put, subscribe, withStore } from './filled-store.ts'
import { runCli, runCliHere } from './run-cli.ts'
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

const listed = z.array(z.object({ id: z.string(), kind: z.string() }))

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
  const entries = async (...args: string[]) =>
    listed.parse(JSON.parse((await cli('list', '--json', ...args)).out))

  it('lists what arrived, the newest first', async () => {
    expect(await cli('list')).toMatchObject({ out: '', err: 'There is nothing to list.\n' })
    expect(await entries()).toEqual([])
    await put(
      environment,
      { fields: message, receivedAt: new Date('2026-11-20T23:30:00Z') },
      { fields: application, kind: 'application', receivedAt: new Date('2026-11-21T08:00:00Z') },
      { fields: message, suspected: true, receivedAt: new Date('2026-11-19T08:00:00Z') },
    )
    const listed = await cli('list')
    expect(await runCli(environment, 'list'), 'as a process of its own').toEqual(listed)
    const { code, out } = listed
    expect(code).toBe(0)
    const [head, rule, ...rows] = out.trimEnd().split('\n')
    expect(head).toMatch(/^Number +Received +Kind +From +About +State +Mail$/)
    expect(rule).toMatch(/^[─ ]+$/)
    expect(rows.map((row) => row.replace(/ {2,}/g, '  '))).toEqual([
      'TEST000001  21 Nov 2026, 09:00  application  Bola Ade <bola@mail.example>  Welder  new  waiting',
      'TEST000000  21 Nov 2026, 00:30  contact  Ada Obi <Ada@mail.example>  Gas  new  waiting',
      'TEST000002  19 Nov 2026, 09:00  contact  Ada Obi <Ada@mail.example>  Gas  suspected spam  none',
    ])
    expect(await entries('--kind', 'application')).toMatchObject([{ id: 'TEST000001' }])
    expect(await entries('--suspected')).toMatchObject([{ id: 'TEST000002' }])
    expect(await entries('--new')).toMatchObject([{ id: 'TEST000001' }, { id: 'TEST000000' }])
    const first = await cli('list', '--limit', '1')
    expect(first.out).toContain('TEST000001')
    expect(first.out).not.toContain('TEST000000')
    expect(first.err).toBe('1 of 3 are shown: --limit 3 shows all.\n')
  })

  it('shows everything that was filled in, by label', async () => {
    await put(environment, { fields: application, kind: 'application', resume })
    const { out } = await cli('show', 'test000000')
    expect(out).toMatch(/^Full Name +Bola Ade$/m)
    expect(out).toMatch(/^Position +Welder$/m)
    expect(out).toMatch(/^Resume +Bola Ade\.pdf \(300 kB\)/m)
    expect(out).toMatch(/^Mail +waiting/m)
    expect(JSON.parse((await cli('show', 'TEST000000', '--json')).out)).toMatchObject({
      fields: application,
      resume: { fileName: 'Bola Ade.pdf', size: pdf.length },
    })
  })

  it('prints nothing of strangers that could steer the terminal', async () => {
    const nasty = 'x\u001b[2J\u001b]0;t\u0007\u009b2J\u202Egnp.exe\u2066\u0008\u{E0041}'
    await put(environment, {
      fields: { name: nasty, email: nasty, subject: nasty, message: `a\n${nasty}` },
    })
    for (const args of [['list'], ['show', 'TEST000000'], ['show', 'TEST000000', '--json']]) {
      const { out } = await cli(...args)
      expect(out).toContain('gnp.exe')
      expect(out.replaceAll('\n', '')).not.toMatch(
        /[\p{Cc}\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u,
      )
    }
    const { fields } = JSON.parse((await cli('show', 'TEST000000', '--json')).out)
    expect(fields.subject).toBe(nasty)
  })

  it('marks what was dealt with', async () => {
    await put(environment, { fields: message })
    expect((await cli('mark', 'TEST000000', 'handled')).out).toBe('TEST000000 is handled.\n')
    expect(await entries('--new')).toEqual([])
    await cli('mark', 'TEST000000', 'new')
    expect(await entries('--new')).toHaveLength(1)
  })

  it('sends the mail that was held back when spam turns out to be genuine, once', async () => {
    await put(environment, { fields: message, suspected: true })
    await subscribe(environment, 'carol@mail.example', { suspected: true })
    for (const { id } of await entries('--suspected')) {
      expect((await cli('mark', id, 'genuine')).out).toContain('its mail is on its way')
      expect((await cli('mark', id, 'genuine')).out).toBe(`${id} is genuine.\n`)
    }
    const mails = await withStore(environment, ({ db }) =>
      db.selectFrom('outbox').select('kind').orderBy('kind').execute(),
    )
    expect(mails).toEqual([{ kind: 'confirmation' }, { kind: 'contact' }])
    expect(await entries('--suspected')).toEqual([])
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
    const { inbox = '' } = await cli('list')
    const { DATA_DIR, DATABASE_URL = '' } = environment
    const { password, host, pathname } = new URL(DATABASE_URL || 'x:')
    expect(inbox).toBe(DATA_DIR ?? `PostgreSQL ${host}${pathname}`)
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

  it('gives a resume back byte for byte, for its owner alone', async () => {
    await put(environment, { fields: application, kind: 'application', resume })
    const file = join(folder, 'cv.pdf')
    expect((await cli('resume', 'TEST000000', '--out', file)).code).toBe(0)
    expect(await readFile(file)).toEqual(pdf)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await cli('resume', 'TEST000000', '--out', folder)
    expect(await readFile(join(folder, 'Bola Ade.pdf'))).toEqual(pdf)
  })

  it('cuts the name of a resume to what a disk takes', async () => {
    const fileName = `${'履'.repeat(96)}.pdf`
    const long = { ...resume, fileName }
    await put(environment, { fields: application, kind: 'application', resume: long })
    expect(await cli('resume', 'TEST000000', '--out', folder)).toMatchObject({ code: 0, err: '' })
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'))
    expect(names).toEqual([`${'履'.repeat(83)}.pdf`])
  })

  it.each([
    ['export', '--csv'],
    ['resume', 'TEST000000', '--out'],
  ])('%s overwrites a file only when that is meant', async (...args) => {
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
      '3 submissions, 1 resume, 1 newsletter subscription of ada@mail.example erased. Backups and exported files still hold them.\n',
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

  it('purges what is old, but no confirmed subscription', async () => {
    await put(
      environment,
      ...Array.from({ length: 45 }, (_, index) => ({
        id: `OLD${index}`,
        fields: message,
        receivedAt: long(400),
      })),
      { fields: message, id: 'YOUNG', receivedAt: long(300) },
    )
    await subscribe(environment, 'kept@mail.example', { at: long(500), confirmed: true })
    await subscribe(environment, 'old@mail.example', { at: long(500) })
    const refused = await cli('purge', '--older-than', '365d')
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(/^46 submissions older than 365d \(45 of them not handled\)/)
    const { out } = await cli('purge', '--older-than', '365d', '--yes')
    expect(out).toMatch(/^46 submissions older than 365d erased\. Confirmed newsletter/)
    const left = await entries()
    expect(left.map(({ kind }) => kind)).toEqual(['contact', 'newsletter'])
    expect(left[0]?.id).toBe('YOUNG')
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

    const shown = await cli('purge', '--by-policy', '--dry-run')
    for (const { kind } of retention) expect(shown.out).toContain(`${kind}, `)
    expect(shown.out).toContain(`${due} submissions kept as long as the privacy policy says`)
    expect(await entries()).toHaveLength(2 * due)

    const { out } = await cli('purge', '--by-policy', '--yes')
    expect(out).toContain(`${due} submissions kept as long as the privacy policy says erased.`)
    const left = await entries()
    expect(left.map(({ id }) => id).filter((id) => id.endsWith('-due'))).toEqual([])
    expect(left).toHaveLength(due)
    expect(await entries('--kind', 'newsletter')).toHaveLength(1)
  })

  it.each([
    ['nothing came for more than a year', 400],
    ['an entry is of the future', -2],
  ])('suspects the clock before a purge by policy when %s', async (_why, age) => {
    await put(
      environment,
      { id: 'NEWEST', fields: message, receivedAt: long(age) },
      { id: 'OLD', fields: message, receivedAt: long(5000) },
    )
    const { code, err } = await cli('purge', '--by-policy', '--yes')
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^Nothing was erased: the clock says .+ add --trust-clock\.\n$/),
    })
    expect(await entries()).toHaveLength(2)
    expect((await cli('purge', '--by-policy', '--yes', '--trust-clock')).code).toBe(0)
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
    expect((await cli('list')).out).toContain('waiting (3 attempts, 550)')
    expect((await cli('retry')).out).toMatch(/^1 mail due now/)
    expect(await dueMails()).toEqual(['TEST000000'])
  })

  it('draws the weeks, and says what waits', async () => {
    await put(
      environment,
      { fields: message },
      { fields: message },
      { fields: message, receivedAt: long(14) },
    )
    const { out } = await runCliHere({ ...environment, COLUMNS: '100' }, 'stats', '--weeks', '3')
    const rows = out.split('\n').slice(2, 5)
    expect(rows.map((row) => /\d{4} {2}(\d) (█*)/.exec(row)?.slice(1))).toEqual([
      ['1', '█'.repeat(10)],
      ['0', ''],
      ['2', '█'.repeat(21)],
    ])
    expect(out).toMatch(/3 submissions in all, 3 new, 0 suspected/)
    expect(JSON.parse((await cli('stats', '--json')).out)).toMatchObject({
      totals: { submissions: 3, waiting: { mails: 3 } },
    })
  })
})

describe('without an inbox', () => {
  it.each(['list', 'retry'])('%s says where it searched, and makes none', async (...args) => {
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
    expect(await runCliHere(environment, 'list')).toEqual({
      code: 1,
      out: '',
      err: 'There is no inbox in this database: correct DATABASE_URL in the settings, or start the server first.\n',
    })
    const tables = "select * from pg_tables where schemaname = 'public'"
    expect(await query(tables)).toEqual([])
  })
})
