import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildSettingsOf, type InboxPlace, readBuildRecord } from '#server/build-record.ts'
import { settingsFrom } from '#server/settings.ts'
import { type Circumstances, removeStamp, sourcesHash, writeStamp } from './sources-hash.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
  await write('app/pages/home.tsx', 'home')
  await write('content/group.yaml', 'name: Group')
})
afterEach(() => rm(folder, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}
const buildSettings = (values: Record<string, string>, inbox: InboxPlace = 'none') =>
  buildSettingsOf(settingsFrom(values), inbox)
const hash = (values = {}, circumstances: Circumstances = {}, content = 'content') =>
  sourcesHash(folder, buildSettings(values), join(folder, content), circumstances)

it.each<[string, () => Promise<void>]>([
  ['a changed byte', () => write('app/pages/home.tsx', 'Home')],
  ['a new file', () => write('app/new.ts', '')],
  [
    'a renamed file',
    () => rename(join(folder, 'app/pages/home.tsx'), join(folder, 'app/home.tsx')),
  ],
  ['a package', () => write('package-lock.json', '{}')],
  ['a configuration', () => write('vite.config.ts', '')],
  ['content', () => write('content/group.yaml', 'name: Other')],
])('%s is another build', async (_name, change) => {
  const before = await hash()
  await change()
  expect(await hash()).not.toBe(before)
})

it('is the same for the same sources, whatever happens to tests and documents', async () => {
  const before = await hash()
  await write('app/home.test.tsx', '')
  await write('README.md', '')
  await write('other/group.yaml', 'name: Group')
  expect(await hash()).toBe(before)
  expect(await hash({}, {}, 'other')).toBe(before)
})

it('is another once an opening has closed, and with other settings', async () => {
  const other = 'https://other.example'
  const [content, served] = [join(folder, 'content'), buildSettings({}, 'same-origin')]
  const all = [
    await hash(),
    await hash({}, { closed: ['vacancies/welder.yaml'] }),
    await sourcesHash(folder, served, content),
    ...(await Promise.all(
      ['SITE_URL', 'AI_BASE_URL', 'INBOX_URL'].map((name) => hash({ [name]: other })),
    )),
  ]
  expect(new Set(all).size).toBe(all.length)
})

it.each([
  ['draft', 3],
  ['confirmed', 1],
])('settings of the mail make another draft, and nothing else: %s', async (CONTENT, count) => {
  const settings = [{}, { SMTP_URL: 'smtp://mail.example' }, { MAIL_HR: 'hr@mail.example' }]
  const all = settings.map((toSet) => hash({ CONTENT }, { toSet }))
  expect(new Set(await Promise.all(all)).size).toBe(count)
})

it('what Git says of the content is another draft', async () => {
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@mail.example']
    return execFileSync('git', [...author, ...args], { cwd: join(folder, 'content') })
  }
  const hashes = new Set([await hash({ CONTENT: 'draft' })])
  git('init', '--quiet')
  async function commit(): Promise<number> {
    git('add', '.')
    git('commit', '--quiet', '--allow-empty', '-m', 'Change')
    return hashes.add(await hash({ CONTENT: 'draft' })).size
  }
  expect(await commit()).toBe(2)
  // Nothing has changed.
  expect(await commit()).toBe(2)
  await write('content/other.yaml', '')
  expect(await commit()).toBe(3)
  await rm(join(folder, 'content/other.yaml'))
  expect(await commit()).toBe(4)
})

it('stamps a finished build, and only that', async () => {
  expect(readBuildRecord(folder)).toBeUndefined()
  const record = { sources: 'abc', settings: buildSettings({}) }
  await writeStamp(folder, record)
  expect(readBuildRecord(folder)).toEqual(record)
  await write('stamp.json', '{"sour')
  expect(readBuildRecord(folder)).toBeUndefined()
  await removeStamp(folder)
  expect(readBuildRecord(folder)).toBeUndefined()
})
