import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readlinkSync } from 'node:fs'
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { contractOf, liveEdition, readEdition } from '../../server/editions.ts'
import { skipTest } from '../../tests/server/deploy/program-or.ts'
import { type BuildState, type Builds, type Edition, isServed, openBuilds } from './builds.ts'

let folder: string
let builds: Builds

const open = () =>
  openBuilds(folder, {
    exportContent: async (commit, into) => {
      await mkdir(into, { recursive: true })
      await writeFile(join(into, 'group.yaml'), commit)
    },
    startBuilder: false,
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-builds-'))
  builds = await open()
})
afterEach(async () => {
  await builds.stop()
  // Sealed editions are read-only, so that `rm` would fail.
  execFileSync('chmod', ['-R', 'u+w', folder])
  await rm(folder, { recursive: true })
})

const edition = (number: number): Edition => ({
  ...{ number, commit: `commit ${number}`, mode: 'draft', code: 'code', contract: contractOf() },
  ...{ date: '2026-11-25T18:00:00Z', title: `Title ${number}` },
})

const request = (id: string, kind: 'candidate' | 'draft' = 'candidate') =>
  builds.request({ id, kind, commit: id, date: '2026-11-25T18:00:00Z', mode: 'draft' })

const candidate = (id: string, ...names: string[]) => join(folder, 'candidates', id, ...names)

/** Writes a job's result as the builder would. */
async function make(id: string, files: Record<string, string> = {}): Promise<void> {
  const all = {
    'build/client/index.html': `<h1>${id}</h1>`,
    [`build/client/assets/${id}.12345678.js`]: id,
    [`build/client/pagefind/${id}.pf_meta`]: id,
    'build/stamp.json': JSON.stringify({
      sources: '',
      settings: { CONTENT: 'draft', SITE_URL: '', INBOX_URL: '', AI_BASE_URL: '', HSTS: 'host' },
    }),
    'content/group.yaml': 'what the builder made of it',
    'report.json': JSON.stringify({ hash: id, changes: [] }),
    'made.json': JSON.stringify({ mode: 'draft', code: 'code', contract: contractOf() }),
    'state.json': JSON.stringify({ state: 'ready', step: 'Ready', done: 1 }),
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    const file = candidate(id, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Polls until the desk has taken over the builder's result. */
async function settled(id: string): Promise<BuildState | undefined> {
  for (;;) {
    const state = await builds.state(id)
    if (state?.state !== 'building') return state
    await wait(10)
  }
}

async function finish(id: string, files: Record<string, string> = {}): Promise<void> {
  await request(id)
  await make(id, files)
  expect(await settled(id)).toMatchObject({ state: 'ready' })
}

async function publish(number: number): Promise<void> {
  await finish(`job${number}`)
  await builds.makeEdition(`job${number}`, edition(number))
  await builds.setLive(number)
}

it('asking twice is asking once, and what was asked for is exported', async () => {
  const job = { id: 'a', kind: 'candidate', date: '2026-11-25T18:00:00Z', mode: 'draft' } as const
  expect(await builds.state('a')).toBeUndefined()
  await builds.request({ ...job, commit: 'one' })
  await builds.request({ ...job, commit: 'two' })
  expect(await builds.state('a')).toMatchObject({ state: 'waiting' })
  expect(await readFile(join(folder, 'jobs/a/content/group.yaml'), 'utf8')).toBe('one')
})

const age = (path: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000)
  return utimes(join(folder, path), then, then)
}

it('what is finished is built no more, though nothing is left of it after 30 days', async () => {
  await finish('a')
  await request('failed')
  await make('failed', { 'state.json': '{"state":"failed","step":"","done":0,"problem":"Why"}' })
  expect(await settled('failed')).toMatchObject({ state: 'failed', problem: 'Why' })
  await request('a')
  expect(await readdir(join(folder, 'jobs'))).toEqual(['lease'])
  await age('builds/a', 29)
  await finish('b')
  expect(existsSync(builds.folder('a'))).toBe(true)
  await age('builds/a', 31)
  await finish('c')
  expect((await readdir(join(folder, 'builds'))).toSorted()).toEqual(['b', 'c', 'failed'])
  expect(await builds.state('a')).toBeUndefined()
})

it('of drafts the newest stays, and only the newest is built', async () => {
  for (const id of ['one', 'two']) {
    await request(id, 'draft')
    await make(id)
    expect(await settled(id)).toMatchObject({ state: 'ready' })
    await age(`builds/${id}`, 1)
  }
  await request('three', 'draft')
  await request('four', 'draft')
  expect((await readdir(join(folder, 'jobs'))).toSorted()).toEqual(['four', 'lease'])
  await finish('candidate')
  expect((await readdir(join(folder, 'builds'))).toSorted()).toEqual(['candidate', 'two'])
})

it('what a desk that is gone was waiting for, its next start asks for again', async () => {
  await finish('done')
  await request('waiting')
  await builds.stop()
  builds = await open()
  expect(await builds.state('waiting')).toBeUndefined()
  expect(await builds.state('done')).toMatchObject({ state: 'ready' })
})

it('published is what was looked at, with the content that was asked for, whatever the builder does', async () => {
  await finish('a')
  await writeFile(candidate('a', 'build/client/index.html'), 'swapped')
  await writeFile(candidate('a', 'report.json'), '{"hash":"swapped","changes":[]}')
  await builds.makeEdition('a', edition(1))
  const text = (name: string) => readFile(join(folder, 'editions/1', name), 'utf8')
  expect(await text('build/client/index.html')).toBe('<h1>a</h1>')
  expect(await text('content/group.yaml')).toBe('a')
  expect(await builds.report('a')).toMatchObject({ changes: [] })
  expect((await stat(join(builds.folder('a'), 'client/index.html'))).mode & 0o222).toBe(0)
})

it('the builder does not say that another report is the one that was approved', async () => {
  const report = (text: string) => ({
    'report.json': JSON.stringify({
      hash: 'approved',
      changes: [{ kind: 'words', parts: [{ text, state: 'added' }], pages: ['/'] }],
    }),
  })
  await finish('approved', report('One'))
  await finish('same', report('One'))
  await finish('other', report('Two'))
  const hash = async (id: string) => (await builds.report(id))?.hash
  expect(await hash('same')).toBe(await hash('approved'))
  expect(await hash('other')).not.toBe(await hash('approved'))
})

it.each([
  ['a link to a file', () => symlink(join(folder, 'secrets/desk.db'), candidate('a', 'build/x'))],
  ['a link to a folder', () => symlink(join(folder, 'secrets'), candidate('a', 'build/x'))],
  ['a pipe', async () => void execFileSync('mkfifo', [candidate('a', 'build/x')])],
  [
    'a report that is a link',
    async () => {
      await rm(candidate('a', 'report.json'))
      await symlink(join(folder, 'secrets/desk.db'), candidate('a', 'report.json'))
    },
  ],
  [
    'a state that is a link',
    async () => {
      await rm(candidate('a', 'state.json'))
      await symlink(join(folder, 'secrets/desk.db'), candidate('a', 'state.json'))
    },
  ],
  [
    'a build that is a link',
    async () => {
      await rename(candidate('a', 'build'), candidate('a', 'other'))
      await symlink(join(folder, 'secrets'), candidate('a', 'build'))
    },
  ],
])('%s in a build shows nothing of the desk', async (_, swap) => {
  await mkdir(join(folder, 'secrets'))
  await writeFile(join(folder, 'secrets/desk.db'), '{"hash":"secret","changes":[]}')
  await request('a')
  await make('a')
  await swap()
  const state = await settled('a')
  expect(state).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('unreadable files'),
  })
  expect(state?.problem).not.toContain('secret"')
  expect(existsSync(builds.folder('a'))).toBe(false)
})

it('a file that is not the builder’s is not taken for its, by whatever way it is reached', async (context) => {
  if (process.getuid?.() !== 0) skipTest(context, 'files of two users: it needs root')
  await builds.stop()
  await chown(join(folder, 'candidates'), 61_002, 61_002)
  builds = await open()
  await request('a')
  await make('a')
  execFileSync('chown', ['-R', '61002', candidate('a')])
  await writeFile(candidate('a', 'build/client/index.html'), 'the desk’s')
  await chown(candidate('a', 'build/client/index.html'), 0, 0)
  expect(await settled('a')).toMatchObject({ state: 'failed' })
})

it.each([
  ['state.json', '{"state":"sold"}'],
  ['state.json', '{"state":'],
  ['report.json', 'no JSON'],
  ['report.json', '{}'],
  ['made.json', '[]'],
])('a build whose %s is %s has failed, and no other has', async (name, text) => {
  await request('a')
  await make('a', { [name]: text })
  await finish('b')
  expect(await settled('a')).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('Please have it built again'),
  })
  expect(await readdir(join(folder, 'jobs'))).toEqual(['lease'])
})

it('the builder removes what the desk has taken over, and nothing else', async () => {
  await finish('taken')
  await request('ready')
  await make('ready')
  const program = fileURLToPath(new URL('../builder/builder.ts', import.meta.url))
  const builder = fork(program, [folder], { env: { PATH: process.env.PATH } })
  onTestFinished(async () => {
    builder.kill()
    await once(builder, 'exit')
  })
  await vi.waitFor(() => expect(existsSync(candidate('taken'))).toBe(false), 5 * 60_000)
  expect(await readFile(candidate('ready', 'build/client/index.html'), 'utf8')).toBe(
    '<h1>ready</h1>',
  )
  expect(await settled('ready')).toMatchObject({ state: 'ready' })
  await vi.waitFor(() => expect(existsSync(candidate('ready'))).toBe(false), 5 * 60_000)
})

it('trouble of the desk itself fails no build: whoever asks is told, and it goes on', async () => {
  await request('a')
  await make('a')
  await writeFile(join(folder, 'builds/a.part'), '')
  await expect(settled('a')).rejects.toThrow()
  await rm(join(folder, 'builds/a.part'))
  expect(await settled('a')).toMatchObject({ state: 'ready' })
})

it.each(['../x', 'a/b', '', '.'])('a job cannot be called %j', async (id) => {
  const job = { kind: 'draft', commit: 'x', date: '2026-11-25T18:00:00Z', mode: 'draft' } as const
  await expect(builds.request({ ...job, id })).rejects.toThrow()
  expect(existsSync(join(folder, 'jobs', id, 'content'))).toBe(false)
})

it('an edition is whole, sealed, and live by a link that leads into the folder', async () => {
  expect(await builds.live()).toBeUndefined()
  await publish(1)
  expect(readlinkSync(join(folder, 'live'))).toBe('editions/1')
  expect(await builds.live()).toEqual(edition(1))
  const place = liveEdition(folder) ?? ''
  expect(readEdition(place)).toEqual(edition(1))
  for (const name of ['', 'build/client/index.html', 'content/group.yaml', 'edition.json']) {
    expect((await stat(join(place, name))).mode & 0o222, name).toBe(0)
  }
  await publish(2)
  expect((await builds.live())?.number).toBe(2)
  await builds.setLive(1)
  expect((await builds.live())?.number).toBe(1)
})

it('each step may be done again, also after a kill in its middle', async () => {
  await finish('job1')
  await mkdir(join(folder, 'editions/1.part/build/client'), { recursive: true })
  await writeFile(join(folder, 'live.next'), 'left by a kill')
  await builds.makeEdition('job1', edition(1))
  await builds.makeEdition('job1', edition(1))
  await builds.setLive(1)
  await builds.setLive(1)
  expect(await builds.live()).toEqual(edition(1))
  expect(existsSync(join(folder, 'editions/1.part'))).toBe(false)
})

it('an edition that is live is never written over', async () => {
  await publish(1)
  await finish('other')
  await expect(builds.makeEdition('other', { ...edition(1), commit: 'x' })).rejects.toThrow(
    /is live/,
  )
  expect(await builds.live()).toEqual(edition(1))
})

it.each(['commit', 'code'])(
  'an edition that never went live gives way to another %s of its number',
  async (key) => {
    await finish('job1')
    await builds.makeEdition('job1', edition(1))
    await finish('other', { 'build/client/index.html': 'other' })
    await builds.makeEdition('other', { ...edition(1), [key]: 'other' })
    const home = join(folder, 'editions/1/build/client/index.html')
    expect(await readFile(home, 'utf8')).toBe('other')
  },
)

it('what open pages load stays for 30 days after an edition is replaced, and no longer', async () => {
  await publish(1)
  await publish(2)
  const pooled = (name: string) => join(folder, 'pool', name)
  for (const name of [
    'assets/job1.12345678.js',
    'pagefind/job1.pf_meta',
    'assets/job2.12345678.js',
  ]) {
    expect(existsSync(pooled(name)), name).toBe(true)
  }
  const old = new Date(Date.now() - 31 * 86_400_000)
  for (const id of ['job1', 'job2']) await utimes(pooled(`assets/${id}.12345678.js`), old, old)
  // Edition 2 was live until now, so its files are kept, however old they are.
  await publish(3)
  expect(existsSync(pooled('assets/job1.12345678.js'))).toBe(false)
  expect(existsSync(pooled('assets/job2.12345678.js'))).toBe(true)
})

it('says whether the visitors’ server hands out what is live', async () => {
  await publish(1)
  await publish(2)
  const at = (number: number) => join(folder, 'editions', String(number))
  let handedOut = 1
  let isEndless = false
  const server = createServer(async (_request, response) => {
    response.write(await readFile(join(at(handedOut), 'build/client/index.html')))
    if (!isEndless) return response.end()
    const more = setInterval(() => response.write('x'), 10)
    response.once('close', () => clearInterval(more))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const ask = () => isServed(`http://127.0.0.1:${port}`, at(2), at(1))
  expect(await ask()).toBe(false)
  handedOut = 2
  expect(await ask()).toBe(true)
  expect(await isServed('http://127.0.0.1:9', at(2), at(1))).toBeUndefined()
  // A compromised server must not fill the desk's memory.
  isEndless = true
  expect(await ask()).toBe(false)
})
