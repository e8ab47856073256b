import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SettingsError, settingNames, settingsFrom } from './settings.ts'

describe('settingsFrom', () => {
  it('has a default for everything', () => {
    expect(settingsFrom({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'https://exprichgroup.example',
      TRUST_PROXY: false,
      DATA_DIR: 'data',
      MAIL_FROM: 'info@exprichgroup.example',
      MAIL_CONTACT: 'info@exprichgroup.example',
      MAIL_HR: 'careers@exprichgroup.example',
      HSTS: 'host',
      RATE_LIMIT: 100,
    })
  })

  it('takes an empty variable as not set', () => {
    expect(settingsFrom({ PORT: '', SITE_URL: '' })).toEqual(settingsFrom({}))
  })

  it.each([
    ['PORT', '8080', 8080],
    ['PORT', '0', 0],
    ['HOST', '::1', '::1'],
    ['HOST', 'localhost', 'localhost'],
    ['SITE_URL', 'https://example.org/', 'https://example.org'],
    ['TRUST_PROXY', 'off', false],
    ['TRUST_PROXY', '2', 2],
    ['TRUST_PROXY', '10.0.0.0/8,::1', '10.0.0.0/8,::1'],
    ['INBOX_URL', 'https://inbox.exprichgroup.example/', 'https://inbox.exprichgroup.example'],
    ['DATA_DIR', '/srv/inbox', '/srv/inbox'],
    ['DATABASE_URL', 'postgres://inbox:word@db/inbox', 'postgres://inbox:word@db/inbox'],
    ['SMTP_URL', 'smtps://user:word@mail.example', 'smtps://user:word@mail.example'],
    ['MAIL_HR', 'hr@mail.example', 'hr@mail.example'],
    ['RATE_LIMIT', '5', 5],
    ['RATE_LIMIT', 'off', undefined],
  ])('reads %s=%s', (name, text, value) => {
    expect(settingsFrom({ [name]: text })).toHaveProperty(name, value)
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'two words'],
    ['HOST', 'http://127.0.0.1'],
    ['SITE_URL', 'exprichgroup.example'],
    ['SITE_URL', 'ftp://exprichgroup.example'],
    ['SITE_URL', 'https://exprichgroup.example/site'],
    ['SITE_URL', 'https://exprichgroup.example/?a'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['INBOX_URL', 'https://exprichgroup.example/api'],
    ['MAIL_FROM', 'Exprich Group'],
    ['MAIL_CONTACT', 'a@mail.example,b@mail.example'],
    ['RATE_LIMIT', '0'],
  ])('refuses %s=%s in one line that names both', (name, text) => {
    expect(() => settingsFrom({ [name]: text })).toThrow(SettingsError)
    expect(() => settingsFrom({ [name]: text })).toThrow(
      new RegExp(`^${name} is ${JSON.stringify(text).replace(/[.?]/g, '\\$&')}: it must be .+$`),
    )
  })

  it.each([
    ['DATABASE_URL', 'mysql://user:swordfish@db/inbox'],
    ['DATABASE_URL', 'swordfish'],
    ['SMTP_URL', 'https://user:swordfish@mail.example'],
  ])('refuses a bad %s without showing it: it may hold a password', (name, text) => {
    const refused = () => settingsFrom({ [name]: text })
    expect(refused).toThrow(new RegExp(`^${name} is not valid: it must be .+$`))
    expect(refused).not.toThrow(/swordfish/)
  })
})

it('the handbook has a row for every setting, and no other but those of the build', () => {
  const handbook = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
  const [table = ''] = handbook.split('## Settings')[1]?.split('\n#') ?? []
  const rows = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual([...settingNames, 'AI_BASE_URL'].sort())
})
