import { existsSync } from 'node:fs'
import {
  chmod,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  statfs,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely, Selectable } from 'kysely'
import { create, extract, type ReadEntry } from 'tar'
import { type Edition, editionFile, editionSchema } from '../../server/editions.ts'
import type { Tables } from '../base/database.ts'
import type { Process } from '../base/desk.ts'
import { isFullDisk } from '../base/full-disk.ts'
import type { InboxDesk } from '../inbox/inbox-client.ts'
import { addressOf, filesBelow, read } from '../worker/files.ts'
import {
  type Job,
  jobSchema,
  madeSchema,
  type Page,
  type PageAnswer,
  type Result,
  resultSchema,
} from '../worker/job.ts'
import { type Report, reportSchema } from '../worker/report.ts'
import { pageClient } from './page-client.ts'

export type { Job, Page, PageAnswer } from '../worker/job.ts'
export type { Change, Report } from '../worker/report.ts'
export type { Edition }

export type BuildState = {
  state: Tables['jobs']['state']
  step: string
  /** From 0 to 1, estimated by the time that the last build took. */
  done: number
  /** Why the build failed and what to do; of a finished draft, the mistakes that it leaves out. */
  problem?: string
}

/** What another process, such as `deploy`, may read too. */
export type BuildFiles = ReturnType<typeof buildFiles>

export type Builds = Awaited<ReturnType<typeof openBuilds>>

/** What the topic of releases is given. */
export type Desk = InboxDesk & { builds: Builds }

const aDay = 86_400_000
/** Milliseconds for which builds are kept, by kind. */
const keptFor = { candidate: 30 * aDay, draft: 3_600_000 }
/** Milliseconds after which a build is given up: some texts take the Markdown parser practically for ever. */
const timeouts = { candidate: 20 * 60_000, draft: 5 * 60_000 }
/** Bytes that must be free for a build: saving goes on when there is no room for one. */
const roomForBuild = 64 * 1024 * 1024
const unfinished = ['waiting', 'building'] as const satisfies BuildState['state'][]
/** Starts of a build whose worker dies, for example of a huge picture. */
const maxAttempts = 2
/** Editions that stay on the disk besides the live one; older ones are built again when they are put back. */
const keptEditions = 20
/** Milliseconds for which open pages can still load files of a replaced edition. */
const pooledFor = 30 * aDay
/** Files that an open page may load later, named by a hash of their content. */
const hashed = /^(?:assets\/|pagefind\/.*\.pf_)/

/** Milliseconds for which Today waits for the visitors' server. */
const servedWithin = 1_000

const steps: Record<BuildState['state'], string> = {
  waiting: 'Waits for another build',
  building: 'Makes pages and documents',
  ready: 'Ready',
  failed: 'Stopped',
}

/** Builds and editions as they lie in the desk's folder. */
export function buildFiles(folder: string, db: Kysely<Tables>) {
  const at = (...names: string[]) => join(folder, ...names)
  const jobRow = (id: string) =>
    db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return {
    async state(id: string): Promise<BuildState | undefined> {
      const row = await jobRow(id)
      // A restored backup has the rows of builds, but not their files.
      if (!row || (row.state === 'ready' && !existsSync(at('builds', id)))) return undefined
      const { state, problem } = row
      const done = state === 'ready' ? 1 : 0
      return { state, step: steps[state], done, ...(problem !== null && { problem }) }
    },
    /** The finished build folder. */
    folder: (id: string) => at('builds', id, 'result/build'),
    // An unreadable file counts as missing, so that the build is requested again.
    report: (id: string): Promise<Report | undefined> =>
      read(at('builds', id, 'result/report.json'), reportSchema).catch(() => undefined),
    async madeBy(id: string): Promise<NonNullable<Result['made']>> {
      const made = (await jobRow(id))?.made
      if (!made) throw new Error(`The build ${id} is not finished.`)
      return madeSchema.parse(JSON.parse(made))
    },
    /** The edition that the `live` link points to, whatever the database says. */
    async live(): Promise<Edition | undefined> {
      const target = await readlink(at('live')).catch(() => undefined)
      return target === undefined ? undefined : await read(at(target, editionFile), editionSchema)
    },
    /** Whether an edition's folder is there: the database may list editions that this disk never had. */
    isKept: (number: number) => existsSync(at('editions', String(number), editionFile)),
  }
}

type BuildOptions = {
  db: Kysely<Tables>
  /** Writes the files of a commit into a folder. */
  exportContent: (commit: string, folder: string) => Promise<void>
  /** Without it, builds wait. */
  startWorker?: (() => Process) | undefined
}

/**
 * The queue of builds, made one after the other, and the editions in the desk's folder. The worker is
 * another process, on a server of another user, which gets an archive with the content and answers with one
 * of the build. So the pages that people see, the report that they approve and the edition that goes live
 * are one build. This does not make the worker honest: if its pages differ from the content and its report
 * hides that, only somebody who reads the pages notices.
 */
export async function openBuilds(folder: string, { db, exportContent, startWorker }: BuildOptions) {
  const at = (...names: string[]) => join(folder, ...names)
  for (const name of ['editions', 'pool']) {
    await mkdir(at(name), { recursive: true })
    // Despite any umask: the visitors' server reads these as another user.
    await chmod(at(name), 0o755)
  }
  await mkdir(at('builds'), { recursive: true, mode: 0o700 })
  // Interrupted by the end of an earlier process.
  await db.updateTable('jobs').set({ state: 'waiting' }).where('state', '=', 'building').execute()

  const editionAt = (number: number) => at('editions', String(number))
  const files = buildFiles(folder, db)
  const { live } = files
  const typical = { candidate: 45_000, draft: 25_000 }
  let queue: Promise<void> | undefined
  let running: { id: string; kind: Job['kind']; since: number; end: () => void } | undefined
  const pages = startWorker && pageClient(startWorker)
  let stopping = false
  /** Why a build could not begin or be stored, until `state` has thrown it; it is tried again. */
  const problems = new Map<string, unknown>()

  return {
    ...files,
    async request(requested: Job): Promise<void> {
      const job = jobSchema.parse(requested)
      if (await files.state(job.id)) return
      // The new draft contains everything saved before it.
      if (job.kind === 'draft')
        await db
          .deleteFrom('jobs')
          .where('kind', '=', 'draft')
          .where('state', '=', 'waiting')
          .execute()
      const row = { ...job, state: 'waiting', attempts: 0, queued_at: Date.now() } as const
      await db.replaceInto('jobs').values(row).execute()
      // A draft does not hold up a release; it is made again.
      if (job.kind === 'candidate' && running?.kind === 'draft') running.end()
      continueQueue()
    },
    async state(id: string): Promise<BuildState | undefined> {
      continueQueue()
      const problem = problems.get(id)
      problems.delete(id)
      if (problem !== undefined) throw problem
      const state = await files.state(id)
      if (state?.state !== 'building' || running?.id !== id) return state
      return {
        ...state,
        done: Math.min((Date.now() - running.since) / typical[running.kind], 0.95),
      }
    },
    /**
     * Renders one page of the last draft, with a file as it is in a form, beside any build.
     *
     * @returns neither `html` nor `problem` when there is no draft yet
     */
    page: async (page: Page): Promise<PageAnswer> => (await pages?.page(page)) ?? {},
    /** Links a finished build's files into its edition's folder, read-only. It goes live with `setLive`. */
    async makeEdition(id: string, edition: Edition): Promise<void> {
      const place = editionAt(edition.number)
      const known = await read(join(place, editionFile), editionSchema).catch(() => undefined)
      const isMade = (['commit', 'date', 'code'] as const).every(
        (key) => known?.[key] === edition[key],
      )
      if (isMade) return
      if ((await live())?.number === edition.number) {
        throw new Error(`Edition ${edition.number} is live: another one needs a number of its own.`)
      }
      const part = `${place}.part`
      await clear(part)
      await linkFiles(files.folder(id), join(part, 'build'))
      await linkFiles(at('builds', id, 'content'), join(part, 'content'))
      await writeFile(join(part, editionFile), `${JSON.stringify(edition, null, 2)}\n`)
      await seal(part)
      // An edition of this number that never went live, because of a kill before `setLive`.
      await clear(place)
      await rename(part, place)
      await syncFolder(at('editions'))
    },
    async setLive(number: number): Promise<void> {
      const before = await live()
      if (before) await pool(before.number)
      await pool(number)
      await rm(at('live.next'), { force: true })
      await symlink(join('editions', String(number)), at('live.next'))
      await rename(at('live.next'), at('live'))
      await syncFolder(folder)
      await clearPool()
    },
    isBuilding: () => running !== undefined,
    /** Removes the folders of all editions but the last ones and the live one. */
    async clearEditions(): Promise<void> {
      const number = (await live())?.number
      const others = (await readdir(at('editions')))
        .map(Number)
        .filter((each) => each > 0 && each !== number)
      for (const old of others.toSorted((a, b) => b - a).slice(keptEditions))
        await clear(editionAt(old))
    },
    async stop(): Promise<void> {
      stopping = true
      running?.end()
      pages?.stop()
      await queue
    },
  }

  /** Makes the waiting builds, unless it is at that already; candidates come before drafts. */
  function continueQueue(): void {
    if (!startWorker || stopping) return
    queue ??= work(startWorker).finally(() => {
      queue = undefined
    })
  }

  async function work(start: () => Process): Promise<void> {
    let id = ''
    try {
      while (!stopping) {
        // Those of state `building` were interrupted by trouble: on a full disk that cannot be noted.
        const waiting = db.selectFrom('jobs').selectAll().where('state', 'in', unfinished)
        const row = await waiting.orderBy('kind').orderBy('queued_at').executeTakeFirst()
        if (!row) return
        id = row.id
        await make(row, start)
      }
    } catch (error) {
      problems.set(id, error)
    }
  }

  function change(id: string, values: Partial<Selectable<Tables['jobs']>>) {
    return db.updateTable('jobs').set(values).where('id', '=', id).execute()
  }

  /** @throws when the desk itself is in trouble: a full disk, no worker */
  async function make(row: Selectable<Tables['jobs']>, start: () => Process): Promise<void> {
    const { id, kind, commit, date, mode, against } = row
    const attempts = row.attempts + (row.state === 'building' ? 0 : 1)
    if (attempts > maxAttempts) {
      const problem = 'The build has died twice. Is one of the pictures broken, or far too large?'
      await change(id, { state: 'failed', problem })
      return
    }
    await change(id, { state: 'building', attempts })
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < roomForBuild) throw new Error('ENOSPC: too little room for a build')
    const part = at('builds', `${id}.part`)
    await clear(part)
    await exportContent(commit, join(part, 'content'))
    await mkdir(join(part, 'result'))
    const job: Job = { id, kind, commit, date, mode, ...(against !== null && { against }) }
    await writeFile(join(part, 'job.json'), JSON.stringify(job))

    const since = Date.now()
    const unwanted = new AbortController()
    running = { id, kind, since, end: () => unwanted.abort() }
    // `stop` was called while the content was exported.
    if (stopping) running.end()
    const late = AbortSignal.timeout(timeouts[kind])
    const signal = AbortSignal.any([unwanted.signal, late])
    const result = await exchange(start(), part, ['job.json', 'content'], signal).finally(() => {
      running = undefined
    })
    if (unwanted.signal.aborted)
      return void (await change(id, { state: 'waiting', attempts: row.attempts }))
    if (isFullDisk(result?.problem)) throw new Error(result?.problem)
    if (late.aborted || (result && !result.made)) {
      const tooLong = 'It took too long. Is there something odd in what was saved last?'
      await change(id, { state: 'failed', problem: result?.problem ?? tooLong })
      return
    }
    // The worker has died: the next attempt fails, or the one after.
    if (!result) return void (await change(id, { state: 'waiting' }))
    await rm(join(part, 'job.json'))
    const ready = db.selectFrom('jobs').select('id').where('state', '=', 'ready')
    const last = await ready.orderBy('queued_at', 'desc').executeTakeFirst()
    if (last) await shareFiles(part, at('builds', last.id))
    await seal(part)
    await clear(at('builds', id))
    await rename(part, at('builds', id))
    await syncFolder(at('builds'))
    const { made, problem = null } = result
    typical[kind] = Date.now() - since
    await clearOld(row)
    await change(id, { state: 'ready', problem, made: JSON.stringify(made), queued_at: Date.now() })
  }

  /** Removes builds that are older than `keptFor`, but the draft that is shown, and what a kill has left of one. */
  async function clearOld(newest: Pick<Job, 'id' | 'kind'>): Promise<void> {
    const others = db.selectFrom('jobs').selectAll().where('id', '!=', newest.id)
    const rows = await others.orderBy('queued_at', 'desc').execute()
    const draft = rows.find(({ kind, state }) => kind === 'draft' && state === 'ready')
    const shown = newest.kind === 'draft' ? newest.id : draft?.id
    for (const { id, kind, state, queued_at } of rows) {
      if (state === 'waiting' || id === shown || queued_at > Date.now() - keptFor[kind]) continue
      await clear(at('builds', id))
      await db.deleteFrom('jobs').where('id', '=', id).execute()
    }
    const known = new Set([newest.id, ...rows.map(({ id }) => id)])
    for (const name of await readdir(at('builds')))
      if (!known.has(name)) await clear(at('builds', name))
  }

  /** Links an edition's hashed files into the pool for open pages; `utimes` restarts `pooledFor`. */
  async function pool(number: number): Promise<void> {
    const client = join(editionAt(number), 'build/client')
    const now = new Date()
    for (const name of (await filesBelow(client)).filter((file) => hashed.test(file))) {
      const kept = at('pool', name)
      if (!existsSync(kept)) {
        await mkdir(dirname(kept), { recursive: true, mode: 0o755 })
        await chmod(dirname(kept), 0o755)
        await link(join(client, name), kept)
      }
      await utimes(kept, now, now)
    }
  }

  async function clearPool(): Promise<void> {
    for (const name of await filesBelow(at('pool'))) {
      const { mtimeMs } = await stat(at('pool', name))
      if (mtimeMs < Date.now() - pooledFor) await rm(at('pool', name))
    }
  }
}

/**
 * Whether the visitors' server serves the live edition: requests a page that differs from the previous
 * edition. Undefined when no server answers.
 */
export async function isServed(
  origin: string,
  live: string,
  before: string | undefined,
): Promise<boolean | undefined> {
  const read = (edition: string, page: string) => readFile(join(edition, 'build/client', page))
  try {
    let page = 'index.html'
    let expected = await read(live, page)
    for (const name of before ? await filesBelow(join(live, 'build/client')) : []) {
      if (!name.endsWith('.html')) continue
      page = name
      expected = await read(live, page)
      const old = await read(before ?? '', page).catch(() => undefined)
      if (!old?.equals(expected)) break
    }
    const answer = await fetch(`${origin}${addressOf(page)}`, {
      // A kept-alive connection may still lead to the previous server process.
      headers: { connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(servedWithin),
    })
    let at = 0
    // Stop at the first difference: a compromised server could send without end.
    for await (const part of answer.body ?? []) {
      if (!expected.subarray(at, at + part.length).equals(part)) return false
      at += part.length
    }
    return at === expected.length
  } catch {
    return undefined
  }
}

/**
 * Sends a worker an archive of a folder's `names`, and unpacks its answer into the folder's `result`.
 *
 * @param signal ends the worker
 * @returns undefined when the worker has died, or was ended
 * @throws when the desk itself is in trouble: a full disk, no worker
 */
async function exchange(worker: Process, folder: string, names: string[], signal: AbortSignal) {
  const { input, output } = worker
  // EPIPE where the worker has died: then its output ends too.
  input.on('error', () => {})
  // The worker ends itself when its input ends.
  signal.addEventListener('abort', () => input.end())
  if (signal.aborted) input.end()
  // The worker may die after it has sent a part.
  let isWhole = false
  try {
    const archive = create({ cwd: folder, portable: true }, names)
    archive.on('error', (error) => output.destroy(Error(String(error)))).pipe(input, { end: false })
    const result = extract({ cwd: join(folder, 'result'), strict: true, filter: isPlain })
    result.once('eof', () => {
      isWhole = true
    })
    await pipeline(output, result)
  } catch (error) {
    if (isOurs(error)) throw error
  }
  if (!isWhole) return undefined
  return await read(join(folder, 'result/result.json'), resultSchema).catch(unreadable)
}

/** Whether an entry of the worker's archive is unpacked: a link could lead to the desk's own files. */
function isPlain(_: string, entry: ReadEntry | object): boolean {
  return 'type' in entry && (entry.type === 'File' || entry.type === 'Directory')
}

/** A full disk, or no worker behind the socket: not the build's fault. */
function isOurs(error: unknown): boolean {
  return isFullDisk(error) || /ECONNREFUSED|ENOENT|EACCES/.test(String(Object(error).code))
}

function unreadable(error: unknown): Result {
  return { problem: `The build produced unreadable files. Please have it built again.\n${error}` }
}

/** Fills a folder with links to the files of another, which are sealed. */
async function linkFiles(from: string, to: string): Promise<void> {
  for (const name of await filesBelow(from)) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await link(join(from, name), join(to, name))
  }
}

/** Replaces a folder's files by links to those of an earlier one where they are the same, as most pictures are. */
async function shareFiles(folder: string, earlier: string): Promise<void> {
  const known = new Set(await filesBelow(earlier).catch(() => []))
  for (const name of (await filesBelow(folder)).filter((file) => known.has(file))) {
    const [own, other] = [join(folder, name), join(earlier, name)]
    if (!(await readFile(own)).equals(await readFile(other))) continue
    await rm(own)
    await link(other, own)
  }
}

/** Makes a folder read-only, and fsyncs it to survive a loss of power. */
async function seal(folder: string): Promise<void> {
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
    await using handle = await open(join(folder, name), 'r')
    await handle.sync()
    await handle.chmod((await handle.stat()).isDirectory() ? 0o555 : 0o444)
  }
}

/** Removes a folder that may be sealed. */
async function clear(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await clear(join(folder, entry.name))
  }
  await rm(folder, { recursive: true, force: true })
}

/** fsync of a file does not cover its entry in the folder; a rename needs this too. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}
