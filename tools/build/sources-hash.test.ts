import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildSettingsOf, type InboxPlace, readBuildRecord } from '#server/build-record.ts'
import { settingsFrom } from '#server/settings.ts'
import { type Circumstances, removeStamp, sourcesHash, writeStamp } from './sources-hash.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
  await mkdir(join(folder, 'app/pages'), { recursive: true })
  await writeFile(join(folder, 'app/pages/home.tsx'), 'home')
})
afterEach(() => rm(folder, { recursive: true }))

const buildSettingsFrom = (values: Record<string, string>, inbox: InboxPlace = 'none') =>
  buildSettingsOf(settingsFrom(values), inbox)

const hash = (environment = {}) =>
  sourcesHash(folder, buildSettingsFrom(environment), join(folder, 'content'))
const write = (file: string, text: string) => writeFile(join(folder, file), text)

it.each<[string, () => Promise<void>]>([
  ['a changed byte', () => write('app/pages/home.tsx', 'Home')],
  ['a new file', () => write('app/new.ts', '')],
  [
    'a renamed file',
    () => rename(join(folder, 'app/pages/home.tsx'), join(folder, 'app/home.tsx')),
  ],
  ['a package', () => write('package-lock.json', '{}')],
  ['a configuration', () => write('vite.config.ts', '')],
])('%s is another build', async (_name, change) => {
  const before = await hash()
  await change()
  expect(await hash()).not.toBe(before)
})

it('what is said in another folder of content counts', async () => {
  const content = await mkdtemp(join(tmpdir(), 'content-'))
  const settings = buildSettingsFrom({})
  await writeFile(join(content, 'group.yaml'), 'name: Group')
  const before = await sourcesHash(folder, settings, content)
  await writeFile(join(content, 'group.yaml'), 'name: Other')
  expect(await sourcesHash(folder, settings, content)).not.toBe(before)
  await rm(content, { recursive: true })
})

it('is another once an opening has closed', async () => {
  const settings = buildSettingsFrom({})
  const content = join(folder, 'content')
  const closed = ['vacancies/welder.yaml']
  expect(await sourcesHash(folder, settings, content, { closed })).not.toBe(await hash())
})

it('is the same for the same sources, whatever happens to tests and documents', async () => {
  const before = await hash()
  await write('app/home.test.tsx', '')
  await write('README.md', '')
  expect(await hash()).toBe(before)
})

it.each(['SITE_URL', 'AI_BASE_URL', 'INBOX_URL'])('another %s is another build', async (name) => {
  expect(await hash({ [name]: 'https://other.example' })).not.toBe(await hash())
})

it.each(['SMTP_URL', 'MAIL_HR'] as const)(
  'another %s is another draft, and nothing else',
  async (name) => {
    const value = name === 'SMTP_URL' ? 'smtp://mail.example' : 'hr@mail.example'
    for (const [CONTENT, isOther] of [
      ['draft', true],
      ['confirmed', false],
    ] as const) {
      const settings = buildSettingsFrom({ CONTENT })
      const of = (toSet: Circumstances['toSet']) =>
        sourcesHash(folder, settings, join(folder, 'content'), { toSet })
      expect((await of({ [name]: value })) !== (await of({}))).toBe(isOther)
    }
  },
)

it('what Git says of the content is another draft', async () => {
  const content = join(folder, 'content')
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@mail.example']
    return execFileSync('git', [...author, ...args], { cwd: content, stdio: 'pipe' })
  }
  await mkdir(content)
  await write('content/group.yaml', 'name: Group')
  const hashes = new Set([await hash({ CONTENT: 'draft' })])
  git('init')
  async function commit(): Promise<void> {
    git('add', '.')
    git('commit', '--allow-empty', '-m', 'Change')
    hashes.add(await hash({ CONTENT: 'draft' }))
  }
  await commit()
  expect(hashes.size).toBe(2)
  // Nothing has changed.
  await commit()
  expect(hashes.size).toBe(2)
  await write('content/other.yaml', '')
  await commit()
  await rm(join(content, 'other.yaml'))
  await commit()
  expect(hashes.size).toBe(4)
})

it('a build for our own server is another build', async () => {
  const settings = buildSettingsFrom({}, 'same-origin')
  const served = await sourcesHash(folder, settings, join(folder, 'content'))
  expect(served).not.toBe(await hash())
})

it('other content is another build', async () => {
  const other = await sourcesHash(folder, buildSettingsFrom({}), join(folder, 'other'))
  expect(other).toBe(await hash())
  await mkdir(join(folder, 'other'))
  await write('other/group.yaml', 'name: Other')
  const changed = await sourcesHash(folder, buildSettingsFrom({}), join(folder, 'other'))
  expect(changed).not.toBe(await hash())
})

it('stamps a finished build, and only that', async () => {
  expect(readBuildRecord(folder)).toBeUndefined()
  const record = { sources: 'abc', settings: buildSettingsFrom({}) }
  await writeStamp(folder, record)
  expect(readBuildRecord(folder)).toEqual(record)
  await write('stamp.json', '{"sour')
  expect(readBuildRecord(folder)).toBeUndefined()
  await removeStamp(folder)
  expect(readBuildRecord(folder)).toBeUndefined()
})
