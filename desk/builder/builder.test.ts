import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { ChangedContent } from '../../tests/build/changed-content.ts'
import { type Builds, type Job, openBuilds, type Report } from '../server/builds.ts'
import { filesBelow } from './files.ts'

/**
 * Real builds of the real content by a builder process, and the reports on how they differ. Each content
 * is changed as an editor would in the forms.
 */

const date = '2026-11-25T18:00:00Z'
const minutes = 60_000

let folder: string
let builds: Builds
/** Contents by the ids that stand for their commits. */
const contents = new Map<string, ChangedContent>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-builds-'))
  builds = await openBuilds(folder, {
    exportContent: async (commit, into) => {
      const content = contents.get(commit)
      if (content) await cp(content.folder, into, { recursive: true })
    },
    startBuilder: true,
  })
  await save('base', async () => {})
  await built({ id: 'base' })
  await builds.makeEdition('base', {
    ...{ number: 1, commit: 'base', date, title: 'First' },
    ...(await builds.madeBy('base')),
  })
  await builds.setLive(1)
}, 10 * minutes)

afterAll(async () => {
  await builds.stop()
  for (const content of contents.values()) await rm(content.folder, { recursive: true })
  await makeWritable(folder)
  await rm(folder, { recursive: true })
})

/** Adds a copy of the content, changed by `work`. */
async function save(commit: string, work: (content: ChangedContent) => Promise<void>) {
  const content = await ChangedContent.copied()
  contents.set(commit, content)
  await work(content)
}

const replace = async (
  content: ChangedContent,
  file: string,
  from: string | RegExp,
  to: string,
) => {
  const text = await content.read(file)
  expect(text, file).toMatch(from)
  await content.write(file, text.replace(from, to))
}

/** Requests a job and waits until it is ready or has failed. */
async function done(job: Pick<Job, 'id'> & Partial<Job>) {
  await builds.request({ kind: 'candidate', commit: job.id, date, mode: 'draft', ...job })
  for (;;) {
    const state = await builds.state(job.id)
    if (state?.state === 'ready' || state?.state === 'failed') return state
    await wait(200)
  }
}

async function built(job: Pick<Job, 'id'> & Partial<Job>): Promise<Report> {
  expect(await done(job)).toEqual({ state: 'ready', step: 'Ready', done: 1 })
  const report = await builds.report(job.id)
  if (!report) throw new Error('a candidate without report')
  return report
}

const shown = ({ changes }: Report) =>
  changes.map(({ kind, parts, pages }) => {
    const text = parts.map(({ text, state }) =>
      state === 'same' ? text : state === 'added' ? `[+${text}]` : `[-${text}]`,
    )
    return `${kind} (${pages.length}): ${text.join('')}`
  })

async function hashesOf(id: string) {
  const client = join(builds.folder(id), 'client')
  const hashes = new Map<string, string>()
  for (const file of await filesBelow(client)) {
    const hash = createHash('sha256').update(await readFile(join(client, file)))
    hashes.set(file, hash.digest('hex'))
  }
  return hashes
}

it('the first is live, sealed, and whole', async () => {
  expect(await builds.live()).toMatchObject({ number: 1, commit: 'base', mode: 'draft' })
  const home = join(folder, 'live/build/client/index.html')
  expect((await stat(home)).mode & 0o222).toBe(0)
  expect(await readFile(home, 'utf8')).toContain('</html>')
  const pooled = new Set(await filesBelow(join(folder, 'pool')))
  const client = join(folder, 'live/build/client')
  const pages = (await filesBelow(client)).filter((name) => name.endsWith('.html'))
  const named = await Promise.all(pages.map((name) => readFile(join(client, name), 'utf8')))
  const assets = new Set(named.join('\n').match(/(?<=["' ]\/)assets\/[\w./-]+/g))
  expect(assets.size).toBeGreaterThan(50)
  expect([...assets].filter((name) => !pooled.has(name))).toEqual([])
})

it('each kind of change is told', { timeout: 10 * minutes }, async () => {
  await save('kinds', async (content) => {
    await replace(
      content,
      'pages/about.yaml',
      'Founded in Nigeria in 2003',
      'Begun in Nigeria in 2003',
    )
    await replace(content, 'pages/about.yaml', 'The history, vision', 'The story, vision')
    await replace(content, 'legal/terms-of-service.md', '(/privacy-policy)', '(/cookies)')
    await replace(content, 'contact.yaml', "dial: '+2340000000000'", "dial: '+2340000000009'")
    await replace(content, 'pictures/lagos-waterfront.yaml', 'Illustration:', 'Drawing:')
    await replace(content, 'pages/press.yaml', /^title: .*|^heading: .*/m, 'heading: For the press')
    await replace(content, 'document-words.yaml', 'What is counted', 'What we count')
    await replace(content, 'navigation.yaml', 'label: Case Studies', 'label: Our cases')
    await replace(
      content,
      'companies/electrich.yaml',
      'homes, businesses and communities',
      'homes and shops',
    )
    await replace(content, 'pictures/lagos-waterfront.yaml', /left: \d+/, 'left: 12')
  })
  const told = shown(await built({ id: 'kinds', against: 1 }))
  const expected: [RegExp, string][] = [
    [/^words.*\[-Founded\]\[\+Begun\]/, 'a word'],
    [/^description.*\[-history\]\[\+story\]/, 'a description'],
    [
      /^link.*Privacy Policy.*\[-\/privacy-policy\]\[\+\/cookies\]/,
      'a target under the same words',
    ],
    [/^link.*\[-tel:\+2340000000000\]\[\+tel:\+2340000000009\]/, 'a number that is dialled'],
    [/^alternative text.*\[-Illustration\]\[\+Drawing\]/, 'an alternative text'],
    [/^title.*\[\+For the press\]/, 'a title'],
    [/^structured data/, 'structured data'],
    [/^data file/, 'a data file'],
    [/^document.*\[-is counted\]\[\+we count\]/, 'a document'],
    [/^words \((?:[3-9]\d|\d{3}).*\[-Case Studies\]\[\+Our cases\]/, 'a menu label on all pages'],
    [/^picture/, 'a picture'],
  ]
  for (const [pattern, what] of expected) {
    expect(
      told.filter((line) => pattern.test(line)),
      `${what}:\n${told.join('\n')}`,
    ).not.toEqual([])
  }
})

it('every file of the site is there, whatever its name begins with', async () => {
  const files = await filesBelow(builds.folder('base'))
  expect(files).toContain('client/.well-known/security.txt')
})

it('the same content, code and date give the same bytes, and nothing to tell', {
  timeout: 10 * minutes,
}, async () => {
  const report = await built({ id: 'again', commit: 'base', against: 1 })
  expect(report.changes).toEqual([])
  expect(await hashesOf('again')).toEqual(await hashesOf('base'))
})

it('a renamed group and a removed company are told as what they are', {
  timeout: 10 * minutes,
}, async () => {
  await save('renamed', async (content) => {
    await replace(content, 'group.yaml', 'name: Exprich Group', 'name: Benin Holding')
    await content.remove('companies/electrich.yaml')
    await content.remove('companies/electrich')
    await content.forgetCompany('electrich')
    expect(await content.problems()).toEqual([])
  })
  const report = await built({ id: 'renamed', against: 1 })
  const renamed = report.changes.filter(
    ({ kind, parts }) =>
      kind === 'words' &&
      JSON.stringify(parts.map(({ text }) => text.trim())) ===
        JSON.stringify(['Exprich Group', 'Benin Holding']),
  )
  expect(renamed, shown(report).join('\n')).toHaveLength(1)
  expect(renamed[0]?.pages.length).toBeGreaterThan(30)
  const gone = report.changes.find(({ kind }) => kind === 'page removed')
  expect(gone?.pages).toEqual(['/subsidiaries/electrich'])
})

it('a draft is built without what cannot be shown, and says what and why', {
  timeout: 10 * minutes,
}, async () => {
  await save('mistake', async (content) => {
    await replace(content, 'pages/about.yaml', /^heading: .*/m, "heading: ''")
    await replace(content, 'pages/press.yaml', /^heading: .*/m, 'heading: Pressroom')
  })
  const state = await done({ id: 'mistake', kind: 'draft' })
  expect(state).toMatchObject({
    state: 'ready',
    problem: expect.stringMatching(/about\.yaml: line \d+/),
  })
  const page = (name: string) => readFile(join(builds.folder('mistake'), 'client', name), 'utf8')
  expect(await page('about.html')).toContain('About Us')
  expect(await page('press.html')).toContain('Pressroom')
  expect(await filesBelow(builds.folder('mistake'))).not.toContain('client/index.html.br')
})

it('a candidate with a mistake fails with the line, and what is live stays', {
  timeout: 10 * minutes,
}, async () => {
  const state = await done({ id: 'broken', commit: 'mistake', against: 1 })
  expect(state).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/about\.yaml: line \d+/),
  })
  expect((await builds.live())?.number).toBe(1)
})

/** Sealed editions are read-only, so that `rm` would fail. */
async function makeWritable(place: string): Promise<void> {
  const { execFile } = await import('node:child_process')
  await new Promise((resolve) => execFile('chmod', ['-R', 'u+w', place], resolve))
}

it('a build that does not end is given up', { timeout: 5 * minutes }, async () => {
  const own = await mkdtemp(join(tmpdir(), 'desk-builds-'))
  const exportContent = (_commit: string, into: string) =>
    cp(contents.get('base')?.folder ?? '', into, { recursive: true })
  const asked = await openBuilds(own, { exportContent, startBuilder: false })
  const builder = fork(new URL('builder.ts', import.meta.url), [own, '10'])
  onTestFinished(async () => {
    builder.kill()
    await asked.stop()
    await makeWritable(own)
    await rm(own, { recursive: true })
  })
  await asked.request({ id: 'a', kind: 'candidate', commit: 'base', date, mode: 'draft' })
  const state = async () => (await asked.state('a'))?.state
  await expect.poll(state, { timeout: 4 * minutes, interval: 500 }).toBe('failed')
  expect((await asked.state('a'))?.problem).toContain('too long')
})
