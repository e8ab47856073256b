import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings, SettingsError, settingNames, settingsFrom } from './settings.ts'

describe('settingsFrom', () => {
  it('has a default for everything', () => {
    expect(settingsFrom({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'https://exprichgroup.example',
      AI_BASE_URL: 'https://api.openai.com/v1',
      TRUST_PROXY: false,
      DATA_DIR: 'data',
      SMTP_TLS: 'required',
      HSTS: 'host',
      RATE_LIMIT: 100,
      DESK_DIR: 'data/desk',
      DESK_PORT: 3100,
      FOUR_EYES: 'on',
      LOG_LEVEL: 'warn',
    })
  })

  it('takes two host names for the desk, and no fewer', () => {
    const urls = {
      DESK_URL: 'https://desk.exprichgroup.example/',
      PREVIEW_URL: 'https://preview.exprichgroup.example',
    }
    expect(settingsFrom(urls)).toHaveProperty('DESK_URL', 'https://desk.exprichgroup.example')
    const { PREVIEW_URL, ...one } = urls
    expect(() => settingsFrom(one)).toThrow('under two host names')
    const ports = { ...urls, PREVIEW_URL: 'https://desk.exprichgroup.example:8443' }
    expect(() => settingsFrom(ports)).toThrow('under two host names')
  })

  it('takes a desk on *.localhost at any port, with the previews beside it', () => {
    const DESK_URL = 'http://desk.localhost:3541'
    const local = { DESK_URL, DESK_PORT: 3541, PREVIEW_URL: 'http://preview.localhost:3541' }
    expect(settingsFrom({ DESK_URL })).toMatchObject(local)
    const own = { DESK_PORT: '1', PREVIEW_URL: 'http://drafts.localhost:3541' }
    expect(settingsFrom({ DESK_URL, ...own })).toMatchObject({ ...own, DESK_PORT: 1 })
    const evil = { DESK_URL: 'http://desk.localhost.example:3541', PREVIEW_URL: DESK_URL }
    expect(() => settingsFrom(evil)).toThrow('http on *.localhost')
  })

  it('takes an empty variable as not set', () => {
    expect(settingsFrom({ PORT: '', SITE_URL: '' })).toEqual(settingsFrom({}))
  })

  it.each([
    ['PORT', '8080', 8080],
    ['HOST', '::1', '::1'],
    ['SITE_URL', 'https://example.org/', 'https://example.org'],
    ['AI_BASE_URL', 'http://127.0.0.1:9/v1', 'http://127.0.0.1:9/v1'],
    ['TRUST_PROXY', 'off', false],
    ['TRUST_PROXY', '2', 2],
    ['TRUST_PROXY', '10.0.0.0/8,::1', '10.0.0.0/8,::1'],
    ['INBOX_URL', 'https://inbox.exprichgroup.example/', 'https://inbox.exprichgroup.example'],
    ['SMTP_URL', 'smtps://user:word@mail.example', 'smtps://user:word@mail.example'],
    ['SMTP_URL', 'smtp://u:p%2Fw@[::1]:25/', 'smtp://u:p%2Fw@[::1]:25/'],
    ['SMTP_TLS', 'optional', 'optional'],
    ['MAIL_HR', 'hr@mail.example', 'hr@mail.example'],
    ['RATE_LIMIT', '5', 5],
    ['RATE_LIMIT', 'off', undefined],
    ['FOUR_EYES', 'off', 'off'],
  ])('reads %s=%s', (name, text, value) => {
    expect(settingsFrom({ [name]: text })).toHaveProperty(name, value)
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['HOST', 'two words'],
    ['SITE_URL', 'exprichgroup.example'],
    ['SITE_URL', 'ftp://exprichgroup.example'],
    ['SITE_URL', 'https://exprichgroup.example/site'],
    ['SITE_URL', 'https://exprichgroup.example/?a'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '::1/129'],
    ['SMTP_TLS', 'no'],
    ['MAIL_FROM', 'Exprich Group'],
    ['MAIL_CONTACT', 'a@mail.example,b@mail.example'],
    ['STAFF_MAIL', 'notice'],
    ['RATE_LIMIT', '0'],
    ['METRICS_PORT', '0'],
    ['DESK_URL', 'http://desk.exprichgroup.example'],
    ['FOUR_EYES', 'no'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names both', (name, text) => {
    expect(() => settingsFrom({ [name]: text })).toThrow(SettingsError)
    expect(() => settingsFrom({ [name]: text })).toThrow(
      new RegExp(`^${name} is ${JSON.stringify(text).replace(/[.?]/g, '\\$&')}: it must be .+$`),
    )
  })

  it('refuses one port for the site and its metrics', () => {
    const refused = () => settingsFrom({ PORT: '4321', METRICS_PORT: '4321' })
    expect(refused).toThrow(/^METRICS_PORT is "4321": it must be .+ than PORT$/)
  })

  it.each([
    ['DATABASE_URL', 'mysql://user:swordfish@db/inbox'],
    ['DATABASE_URL', 'swordfish'],
    ['SMTP_URL', 'https://user:swordfish@mail.example'],
    ['SMTP_URL', 'smtp://user:swordfish@mail.example?requireTLS=false'],
    ['SMTP_URL', 'smtp://user:swordfish@mail.example/?tls.rejectUnauthorized=false'],
  ])('refuses a bad %s without showing it: it may hold a password', (name, text) => {
    const refused = () => settingsFrom({ [name]: text })
    expect(refused).toThrow(new RegExp(`^${name} is not valid: it must be .+$`))
    expect(refused).not.toThrow(/swordfish/)
  })
})

describe('readSettings', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Relative to the project's folder, not to that in which a command is typed. */
  const inFolder = () => ({
    DATA_DIR: join(folder, 'data'),
    DESK_DIR: join(folder, 'data/desk'),
  })

  /** The settings of a project with this file, and what was warned of. */
  function read(text: string, environment: Record<string, string> = {}, name = 'site.env') {
    writeFileSync(join(folder, name), text)
    const warnings: string[] = []
    const settings = readSettings(environment, (line) => warnings.push(line), folder)
    return { settings, warnings }
  }

  it('takes them from the file, whose values may be in quotes', () => {
    const text = '# Ours\nSITE_URL=https://your.domain\n\nexport PORT="8080" # behind nginx\n'
    expect(read(text)).toEqual({
      settings: settingsFrom({ ...inFolder(), SITE_URL: 'https://your.domain', PORT: '8080' }),
      warnings: [],
    })
  })

  it('lets the environment win, also with an empty value, which takes back the file’s', () => {
    const { settings } = read('PORT=8080\nDATABASE_URL=postgres://db/inbox', {
      PORT: '3001',
      DATABASE_URL: '',
    })
    expect(settings).toEqual(settingsFrom({ ...inFolder(), PORT: '3001' }))
  })

  it('takes the file that SITE_ENV names in place of the usual one', () => {
    writeFileSync(join(folder, 'site.env'), 'PORT=1')
    expect(read('PORT=2', { SITE_ENV: 'other.env' }, 'other.env').settings.PORT).toBe(2)
  })

  it('needs no file, but the one that was named', () => {
    expect(readSettings({}, () => {}, folder)).toEqual(settingsFrom(inFolder()))
    expect(() => readSettings({ SITE_ENV: 'none.env' }, () => {}, folder)).toThrow(
      new SettingsError(
        `There is no settings file ${join(folder, 'none.env')}, which SITE_ENV names: ` +
          'write it, or correct that.',
      ),
    )
  })

  it('takes a link that leads nowhere for no file that may be missing', () => {
    symlinkSync('/nowhere/site.env', join(folder, 'site.env'))
    expect(() => readSettings({}, () => {}, folder)).toThrow(
      new SettingsError(
        'There is no settings file /nowhere/site.env, to which a link leads: write it, or correct that.',
      ),
    )
  })

  it('says in one line that a file cannot be read', () => {
    expect(() => readSettings({ SITE_ENV: folder }, () => {}, folder)).toThrow(SettingsError)
    expect(() => readSettings({ SITE_ENV: folder }, () => {}, folder)).toThrow(
      /^The settings file \S+ cannot be read \(EISDIR\): .+$/,
    )
  })

  it('warns of names that no setting has, once, and shows no value', () => {
    const { warnings } = read('SITE_ULR=https://your.domain\nSMTP_PASSWORD=swordfish\nPORT=1')
    expect(warnings).toEqual([
      `No setting is called SITE_ULR or SMTP_PASSWORD: correct ${join(folder, 'site.env')}, or take that out.`,
    ])
  })
})

it('the handbook has a row for every setting, and no other', () => {
  const handbook = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
  const [table = ''] = handbook.split('## Settings')[1]?.split('\n#') ?? []
  const rows = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual(settingNames.toSorted())
})
