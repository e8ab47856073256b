import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  buildRecordFile,
  buildSettingsOf,
  checkBuild,
  type InboxPlace,
  readBuildRecord,
} from './build-record.ts'
import { SettingsError, settingsFrom } from './settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes what a build with these settings leaves. */
function build(values: Record<string, string>, inbox: InboxPlace = 'same-origin') {
  const settings = buildSettingsOf(settingsFrom(values), inbox)
  writeFileSync(buildRecordFile(folder), JSON.stringify({ sources: 'abc', settings }))
}
const check = (values: Record<string, string>) => () => checkBuild(settingsFrom(values), folder)

it.each([
  ['nothing set', {}],
  ['a public address', { SITE_URL: 'https://your.domain/' }],
  ['an inbox elsewhere', { INBOX_URL: 'https://inbox.your.domain' }],
  ['a draft with an address of its own', { SITE_URL: 'https://your.domain', CONTENT: 'draft' }],
])('a build is served with the settings that it was made with: %s', (_name, values) => {
  build(values)
  expect(check(values)).not.toThrow()
  expect(check({ ...values, SMTP_URL: 'smtp://mail.example', HOST: '::1' })).not.toThrow()
})

it.each([
  [
    { AI_BASE_URL: 'https://ai.your.domain/v1' },
    'AI_BASE_URL is "https://ai.your.domain/v1", built with "https://api.openai.com/v1"',
  ],
  [{ CONTENT: 'confirmed' }, 'CONTENT is "confirmed", built with "draft"'],
  [{ HSTS: 'preload' }, 'HSTS is "preload", built with "host"'],
  [
    { INBOX_URL: 'https://inbox.your.domain' },
    'INBOX_URL is "https://inbox.your.domain", built with the inbox of this server',
  ],
  [
    { SITE_URL: 'https://your.domain' },
    'SITE_URL is "https://your.domain", built with "https://exprichgroup.example", ' +
      'CONTENT is "confirmed", built with "draft"',
  ],
])('another one is refused in one line that names both values: %j', (values, difference) => {
  build({})
  expect(check(values)).toThrow(
    new SettingsError(
      `The build was made with other settings: ${difference}. ` +
        'Run npm run build -- --with-inbox, then start again.',
    ),
  )
})

it('so is a build whose forms go nowhere', () => {
  build({}, 'none')
  expect(check({})).toThrow(
    /INBOX_URL is the inbox of this server, built with no inbox\. Run npm run build/,
  )
})

it('a build without a finished record is not judged', () => {
  expect(readBuildRecord(folder)).toBeUndefined()
  expect(check({})).not.toThrow()
  writeFileSync(buildRecordFile(folder), '{"sources":"abc"}')
  expect(readBuildRecord(folder)).toBeUndefined()
  expect(check({})).not.toThrow()
})
