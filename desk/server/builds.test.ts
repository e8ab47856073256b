import { execFileSync } from 'node:child_process'
import { existsSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { contractOf, liveEdition, readEdition } from '../../server/editions.ts'
import { type Builds, type Edition, isServed, openBuilds } from './builds.ts'

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
  // Editions are sealed.
  execFileSync('chmod', ['-R', 'u+w', folder])
  await rm(folder, { recursive: true })
})

const edition = (number: number): Edition => ({
  ...{ number, commit: `commit ${number}`, mode: 'draft', code: 'code', contract: contractOf() },
  ...{ date: '2026-11-25T18:00:00Z', title: `Title ${number}` },
})

/** What the builder leaves. */
async function finish(id: string, files: Record<string, string> = {}): Promise<void> {
  const all = {
    'build/client/index.html': `<h1>${id}</h1>`,
    [`build/client/assets/${id}.12345678.js`]: id,
    [`build/client/pagefind/${id}.pf_meta`]: id,
    'build/stamp.json': JSON.stringify({
      sources: '',
      settings: { CONTENT: 'draft', SITE_URL: '', INBOX_URL: '', AI_BASE_URL: '', HSTS: 'host' },
    }),
    'content/group.yaml': id,
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    const file = join(folder, 'candidates', id, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
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

it('an edition that never went live gives way to another of its number', async () => {
  await finish('job1')
  await builds.makeEdition('job1', edition(1))
  await finish('other', { 'build/client/index.html': 'other' })
  await builds.makeEdition('other', { ...edition(1), commit: 'other' })
  const home = join(folder, 'editions/1/build/client/index.html')
  expect(await readFile(home, 'utf8')).toBe('other')
})

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
  // It was live until now, however long ago it was made.
  await publish(3)
  expect(existsSync(pooled('assets/job1.12345678.js'))).toBe(false)
  expect(existsSync(pooled('assets/job2.12345678.js'))).toBe(true)
})

it('says whether the visitors’ server hands out what is live', async () => {
  await publish(1)
  await publish(2)
  const at = (number: number) => join(folder, 'editions', String(number))
  let handedOut = 1
  const server = createServer(async (_request, response) => {
    response.end(await readFile(join(at(handedOut), 'build/client/index.html')))
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
})

it('a builder’s answer that is no answer is told as an error, never as ready', async () => {
  await builds.request({
    ...{ id: 'a', kind: 'draft', commit: 'x', date: '2026-11-25T18:00:00Z', mode: 'draft' },
  })
  await mkdir(join(folder, 'candidates/a'), { recursive: true })
  await writeFile(join(folder, 'candidates/a/state.json'), '{"state":"sold"}')
  await expect(builds.state('a')).rejects.toThrow()
})
