import { execFileSync } from 'node:child_process'
import { existsSync, readlinkSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { contractOf, liveEdition, readEdition } from '../../server/editions.ts'
import { openDatabase, type Tables } from '../base/database.ts'
import type { Process } from '../base/desk.ts'
import { fakeWorker, finished, publishEdition, workerOf } from '../tests/fake-worker.ts'
import { type BuildState, type Builds, type Edition, isServed, openBuilds } from './builds.ts'

let folder: string
let db: Kysely<Tables>
let builds: Builds
/** What the next workers are; the last one stays. */
let workers: (() => Process)[]

const open = () =>
  openBuilds(folder, {
    db,
    exportContent: async (commit, into) => {
      await mkdir(into, { recursive: true })
      await writeFile(join(into, 'group.yaml'), commit)
    },
    startWorker: () => {
      const start = workers.length > 1 ? workers.shift() : workers[0]
      return start ? start() : fakeWorker()
    },
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-builds-'))
  db = await openDatabase(folder)
  workers = []
  builds = await open()
})
afterEach(async () => {
  await builds.stop()
  await db.destroy()
  // Sealed editions are read-only, so that `rm` would fail.
  execFileSync('chmod', ['-R', 'u+w', folder])
  await rm(folder, { recursive: true })
})

const date = '2026-11-25T18:00:00Z'

const edition = (number: number): Edition => ({
  number,
  commit: `commit ${number}`,
  mode: 'draft',
  code: 'code',
  contract: contractOf(),
  date,
  title: `Title ${number}`,
})

const request = (id: string, kind: 'candidate' | 'draft' = 'candidate') =>
  builds.request({ id, kind, commit: id, date, mode: 'draft' })

/** The files of a build that names its id. */
const filesOf = (id: string): Record<string, string> => ({
  ...finished,
  'build/client/index.html': `<h1>${id}</h1>`,
  [`build/client/assets/${id}.12345678.js`]: id,
  [`build/client/pagefind/${id}.pf_meta`]: id,
})

/** A worker that takes its input and answers nothing, until its input ends or `die` is called. */
function silentWorker() {
  const output = new PassThrough()
  const input = new PassThrough().resume().on('end', () => output.end())
  return {
    worker: () => ({ input, output }),
    die: () => output.end(),
  }
}

/** Polls until a build is ready or has failed. */
async function ended(id: string): Promise<BuildState | undefined> {
  for (;;) {
    const state = await builds.state(id)
    if (state?.state === 'ready' || state?.state === 'failed') return state
    await wait(10)
  }
}

async function finish(id: string, files: Record<string, string> = {}): Promise<void> {
  workers = [() => fakeWorker({ ...filesOf(id), ...files })]
  await request(id)
  expect(await ended(id)).toMatchObject({ state: 'ready' })
}

async function publish(number: number): Promise<void> {
  workers = [() => fakeWorker(filesOf(`job${number}`))]
  await publishEdition(builds, number)
}

const age = (id: string, days: number) =>
  db
    .updateTable('jobs')
    .set({ queued_at: Date.now() - days * 86_400_000 })
    .where('id', '=', id)
    .execute()

it('what is finished is built no more, though nothing is left of it after 30 days', async () => {
  await finish('a')
  workers = [() => fakeWorker({ 'result.json': '{"problem":"Why"}' })]
  await request('failed')
  expect(await ended('failed')).toMatchObject({ state: 'failed', problem: 'Why' })
  await request('a')
  expect(await builds.state('a')).toMatchObject({ state: 'ready' })
  await age('a', 29)
  await finish('b')
  expect(existsSync(builds.folder('a'))).toBe(true)
  await age('a', 31)
  await finish('c')
  expect((await readdir(join(folder, 'builds'))).toSorted()).toEqual(['b', 'c'])
  expect(await builds.state('a')).toBeUndefined()
})

it('the newest draft stays until there is another, however old it is', async () => {
  const draft = async (id: string) => {
    await request(id, 'draft')
    expect(await ended(id)).toMatchObject({ state: 'ready' })
  }
  await draft('one')
  await age('one', 3)
  await finish('release')
  expect(await builds.state('one')).toMatchObject({ state: 'ready' })
  await draft('two')
  expect(await builds.state('one')).toBeUndefined()
})

it('a draft that waits gives way to a newer one, and one that is built gives way to a release', async () => {
  const draft = silentWorker()
  workers = [draft.worker, () => fakeWorker()]
  await request('one', 'draft')
  await expect.poll(() => builds.state('one')).toMatchObject({ state: 'building' })
  await request('two', 'draft')
  await request('three', 'draft')
  expect(await builds.state('two')).toBeUndefined()
  await request('release')
  expect(await ended('release')).toMatchObject({ state: 'ready' })
  expect(await ended('three')).toMatchObject({ state: 'ready' })
})

it('what a desk that is gone had requested, its next start builds', async () => {
  await finish('done')
  workers = [silentWorker().worker, () => fakeWorker()]
  await request('begun')
  await request('waiting')
  await expect.poll(() => builds.state('begun')).toMatchObject({ state: 'building' })
  await builds.stop()
  builds = await open()
  for (const id of ['begun', 'waiting', 'done'])
    expect(await ended(id)).toMatchObject({ state: 'ready' })
})

it('a build whose files are gone, as after a restore, is built again', async () => {
  await finish('a')
  execFileSync('chmod', ['-R', 'u+w', join(folder, 'builds')])
  await rm(join(folder, 'builds/a'), { recursive: true })
  expect(await builds.state('a')).toBeUndefined()
  await finish('a')
})

it('links in a build are left out, so that none leads to files of the desk', async () => {
  await writeFile(join(folder, 'secret'), 'secret')
  const result = await mkdtemp(join(tmpdir(), 'desk-result-'))
  onTestFinished(() => rm(result, { recursive: true }))
  await mkdir(join(result, 'build/client'), { recursive: true })
  await writeFile(join(result, 'result.json'), finished['result.json'])
  await symlink(join(folder, 'secret'), join(result, 'build/client/link'))
  await symlink(folder, join(result, 'build/client/folder'))
  workers = [() => workerOf(result)]
  await request('a')
  expect(await ended('a')).toMatchObject({ state: 'ready' })
  expect(await readdir(join(builds.folder('a'), 'client'))).toEqual([])
})

it.each(['{"made":', '{"made":{"mode":"sold"}}'])(
  'a build whose result is %s has failed, and no other has',
  async (text) => {
    workers = [() => fakeWorker({ ...finished, 'result.json': text })]
    await request('a')
    const problem = expect.stringContaining('unreadable files')
    expect(await ended('a')).toMatchObject({ state: 'failed', problem })
    await finish('b')
  },
)

it('a build whose worker dies is tried once more', async () => {
  const dying = () => {
    const { worker, die } = silentWorker()
    setTimeout(die, 50)
    return worker()
  }
  workers = [dying, () => fakeWorker()]
  await request('a')
  expect(await ended('a')).toMatchObject({ state: 'ready' })
  workers = [dying]
  await request('b')
  const problem = expect.stringContaining('twice')
  expect(await ended('b')).toMatchObject({ state: 'failed', problem })
})

it('a build of which only a part has arrived is made again', async () => {
  const cut = () => {
    const whole: Buffer[] = []
    const input = new PassThrough().resume()
    const output = Readable.from(
      (async function* () {
        for await (const bytes of fakeWorker().output) whole.push(bytes)
        // An archive ends with two empty blocks, and is filled up to 10 KB.
        const all = Buffer.concat(whole)
        yield all.subarray(0, all.findLastIndex((byte) => byte !== 0) + 1)
      })(),
    )
    return { input, output }
  }
  workers = [cut, () => fakeWorker()]
  await request('a')
  expect(await ended('a')).toMatchObject({ state: 'ready' })
  const { attempts } = await db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  expect(attempts).toBe(2)
})

it('trouble of the desk itself fails no build: whoever asks is told, and it goes on', async () => {
  workers = [
    () => {
      const output = new PassThrough()
      output.destroy(Object.assign(new Error('no worker'), { code: 'ECONNREFUSED' }))
      return { input: new PassThrough().resume(), output }
    },
    () => fakeWorker(),
  ]
  await request('a')
  await expect(ended('a')).rejects.toThrow('no worker')
  expect(await ended('a')).toMatchObject({ state: 'ready' })
})

it('a full disk, on which nothing can be noted either, fails no build, and it goes on with room', async () => {
  const noRoom = 'ENOSPC: no space left on device'
  workers = [() => fakeWorker({ 'result.json': JSON.stringify({ problem: noRoom }) })]
  await sql`create trigger full before update on jobs when new.state <> 'building'
    begin select raise(abort, 'database or disk is full'); end`.execute(db)
  await request('a')
  for (const _ of ['at once', 'at the next try']) await expect(ended('a')).rejects.toThrow(noRoom)
  await sql`drop trigger full`.execute(db)
  workers = [() => fakeWorker()]
  await expect.poll(() => builds.state('a').catch(String)).toMatchObject({ state: 'ready' })
  const { attempts } = await db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  expect(attempts).toBe(1)
})

it.each(['../x', 'a/b', '', '.'])('a job cannot be called %j', async (id) => {
  await expect(request(id)).rejects.toThrow()
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

it('an edition is whole, sealed, and live by a link that leads into the folder', async () => {
  expect(await builds.live()).toBeUndefined()
  await finish('job1', { 'content/group.yaml': 'what the worker made of it' })
  await builds.makeEdition('job1', edition(1))
  await builds.setLive(1)
  expect(readlinkSync(join(folder, 'live'))).toBe('editions/1')
  const place = liveEdition(folder) ?? ''
  expect([readEdition(place), await builds.live()]).toEqual([edition(1), edition(1)])
  const text = (name: string) => readFile(join(place, name), 'utf8')
  expect(await text('build/client/index.html')).toBe('<h1>job1</h1>')
  expect(await text('content/group.yaml'), 'as it was requested').toBe('job1')
  expect(await builds.report('job1')).toMatchObject({ changes: [] })
  const names = ['', 'build/client/index.html', 'content/group.yaml', 'edition.json']
  const built = join(builds.folder('job1'), 'client/index.html')
  for (const path of [built, ...names.map((name) => join(place, name))])
    expect((await stat(path)).mode & 0o222, path).toBe(0)
  await publish(2)
  expect((await builds.live())?.number).toBe(2)
  await builds.setLive(1)
  expect((await builds.live())?.number).toBe(1)
})

it('what builds and editions have in common is on the disk once', async () => {
  const picture = { 'build/client/assets/rig.12345678.avif': 'a picture' }
  const changing = (text: string) => ({ ...picture, 'build/client/assets/same.12345678.js': text })
  await finish('job1', changing('one'))
  await builds.makeEdition('job1', edition(1))
  await finish('job2', changing('two'))
  const places = ['job1', 'job2'].map((id) => builds.folder(id))
  places.push(join(folder, 'editions/1/build'))
  const inodes = (name: string) =>
    Promise.all(places.map(async (place) => (await stat(join(place, 'client/assets', name))).ino))
  expect(new Set(await inodes('rig.12345678.avif')).size).toBe(1)
  const [one, two, made] = await inodes('same.12345678.js')
  expect(made).toBe(one)
  expect(two).not.toBe(one)
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

it('the last twenty editions stay on the disk, and the live one', async () => {
  for (let number = 1; number <= 23; number += 1) await publish(number)
  await builds.setLive(2)
  await builds.clearEditions()
  const left = (await readdir(join(folder, 'editions'))).map(Number).toSorted((a, b) => a - b)
  expect(left).toEqual([2, ...Array.from({ length: 20 }, (_, index) => 4 + index)])
  expect([3, 4].map(builds.isKept)).toEqual([false, true])
})

it('an edition that is live is never written over', async () => {
  await publish(1)
  await finish('other')
  const other = { ...edition(1), commit: 'x' }
  await expect(builds.makeEdition('other', other)).rejects.toThrow('is live')
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
  const [one, two] = ['job1', 'job2'].map((id) => join(folder, `pool/assets/${id}.12345678.js`))
  for (const file of [one, two, join(folder, 'pool/pagefind/job1.pf_meta')])
    expect(existsSync(`${file}`), file).toBe(true)
  const old = new Date(Date.now() - 31 * 86_400_000)
  for (const file of [one, two]) await utimes(`${file}`, old, old)
  // Edition 2 was live until now, so its files are kept, however old they are.
  await publish(3)
  expect([one, two].map((file) => existsSync(`${file}`))).toEqual([false, true])
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
