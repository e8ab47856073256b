import { describe, expect, it } from 'vitest'
import { buildSettingsOf, type InboxPlace } from '#server/build-record.ts'
import { settingsFrom } from '#server/settings.ts'
import { buildWarnings } from './warnings.ts'

const buildSettingsFrom = (values: Record<string, string>, inbox: InboxPlace = 'none') =>
  buildSettingsOf(settingsFrom(values), inbox)

it('knows where forms go: INBOX_URL first, then who hands the site out', () => {
  const elsewhere = { INBOX_URL: 'https://inbox.example/' }
  expect(buildSettingsFrom({}).INBOX_URL).toBe('none')
  expect(buildSettingsFrom({ INBOX_URL: '' }, 'same-origin').INBOX_URL).toBe('same-origin')
  expect(buildSettingsFrom(elsewhere, 'same-origin').INBOX_URL).toBe('https://inbox.example')
})

describe('a build warns', () => {
  /** What it says with these settings. */
  function warnings(values: Record<string, string>, inbox: InboxPlace = 'same-origin') {
    const settings = settingsFrom(values)
    return buildWarnings(settings, buildSettingsOf(settings, inbox))
  }
  const own = { SITE_URL: 'https://your.domain' }

  it('when its forms go nowhere, and of nothing else with an address of its own', () => {
    expect(warnings(own)).toEqual([])
    expect(warnings({ ...own, INBOX_URL: 'https://inbox.your.domain' }, 'none')).toEqual([])
    const [warning, ...others] = warnings(own, 'none')
    expect(warning).toMatch(/WARNING: .+THROWN AWAY.+INBOX_URL=/s)
    expect(others).toEqual([])
  })

  it('in one calm line on somebody’s own computer', () => {
    expect(warnings({})).toEqual([
      "A draft for https://exprichgroup.example, which is nobody's: to publish it set SITE_URL in site.env.",
    ])
  })

  it.each<Record<string, string>>([
    { SMTP_URL: 'smtp://mail.your.domain' },
    { DATABASE_URL: 'postgres://db/site' },
    { TRUST_PROXY: '1' },
    { CONTENT: 'confirmed' },
    { INBOX_URL: 'https://inbox.your.domain' },
    { SITE_URL: 'https://your.domain', INBOX_URL: 'https://inbox.exprichgroup.example' },
  ])('plainly when it leads the public to the example’s address: %j', (values) => {
    expect(warnings(values)).toEqual([
      expect.stringMatching(/WARNING: .+exprichgroup\.example, an example .+NOBODY OWNS/s),
    ])
  })
})
