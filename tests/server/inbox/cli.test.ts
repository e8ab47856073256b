import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { retention } from '#content/model/retention.ts'
import { type FormKind, formKinds } from '#contract/forms.ts'
import { readEntries } from '#server/submissions/entries.ts'
import { newFolder } from '../new-folder.ts'
import { put, subscribe, withStore } from './filled-store.ts'
import { runCliHere } from './run-cli.ts'
import { newStore } from './stores.ts'

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
  const entries = (kinds: readonly FormKind[] = formKinds) =>
    withStore(environment, ({ db }) => readEntries(db, { kinds }))

  it('names the inbox that it reads, and no password', async () => {
    const { inbox = '' } = await cli('count')
    const { DATA_DIR, DATABASE_URL = '' } = environment
    const { password, host, pathname } = new URL(DATABASE_URL || 'x:')
    expect(inbox).toBe(DATABASE_URL ? `PostgreSQL ${host}${pathname}` : DATA_DIR)
    if (password) expect(inbox).not.toContain(password)
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

    const shown = await cli('purge')
    for (const { kind } of retention) expect(shown.out).toContain(`${kind}, `)
    expect(shown.out).toContain(`${due} submissions kept as long as the privacy policy says`)
    expect(await entries()).toHaveLength(2 * due)

    const { out } = await cli('purge', '--yes')
    expect(out).toContain(`${due} submissions kept as long as the privacy policy says erased.`)
    const left = await entries()
    expect(left.map(({ id }) => id).filter((id) => id.endsWith('-due'))).toEqual([])
    expect(left).toHaveLength(due)
    expect(await entries(['newsletter'])).toHaveLength(1)
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
})

describe('without an inbox', () => {
  it('says where it searched, and makes none', async () => {
    const args = ['count']
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
    expect(await runCliHere(environment, 'count')).toEqual({
      code: 1,
      out: '',
      err: 'There is no inbox in this database: correct DATABASE_URL in the settings, or start the server first.\n',
    })
    const tables = "select * from pg_tables where schemaname = 'public'"
    expect(await query(tables)).toEqual([])
  })
})
