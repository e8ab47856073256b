import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chmod,
  constants,
  copyFile,
  cp,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { type Edition, editionFile, editionSchema } from '../../server/editions.ts'
import { codeHash } from '../../tools/build/sources-hash.ts'
import { copyFiles, filesBelow, read, replace } from '../builder/files.ts'
import { type BuildState, type Job, jobSchema, stateSchema } from '../builder/jobs.ts'
import { hashOf, type Report, reportSchema } from '../builder/report.ts'

export type { BuildState, Job } from '../builder/jobs.ts'
export type { Change, Report } from '../builder/report.ts'
export type { Edition }

/** The part of an edition's record that the builder writes (`made.json`). */
const madeSchema = editionSchema.pick({ mode: true, code: true, contract: true })

/** What another process, such as `deploy`, may read too. */
export type BuildFiles = {
  state(id: string): Promise<BuildState | undefined>
  /** The finished build folder. */
  folder(id: string): string
  report(id: string): Promise<Report | undefined>
  madeBy(id: string): Promise<z.infer<typeof madeSchema>>
  /** The edition that the `live` link points to, whatever the database says. */
  live(): Promise<Edition | undefined>
  /** Whether an edition's folder is there: the database may list editions that this disk never had. */
  isKept(number: number): boolean
}

export type Builds = BuildFiles & {
  request(job: Job): Promise<void>
  /** Copies a finished build to its edition's folder, read-only. It goes live with `setLive`. */
  makeEdition(id: string, edition: Edition): Promise<void>
  setLive(number: number): Promise<void>
  stop(): Promise<void>
}

const aDay = 86_400_000
/** Milliseconds for which builds are kept at least, by kind (`clearBefore`). */
const keptFor = { candidate: 30 * aDay, draft: 3_600_000 }
/** Milliseconds that `state` waits at most for a takeover. */
const importWait = 1_000
/** Bytes of the largest file that is taken from the builder. */
const largestFile = 64 * 1024 * 1024
/** Milliseconds between two writes of `jobs/lease`, which show that the desk runs. */
const heartbeatInterval = 5_000
/** Milliseconds for which open pages can still load files of a replaced edition. */
const pooledFor = 30 * aDay
/** Files that an open page may load later, named by a hash of their content. */
const hashed = /^(?:assets\/|pagefind\/.*\.pf_)/

/** The builder is done, and the desk has not copied its result yet. */
const importingState: BuildState = { state: 'building', step: 'Copies the result', done: 0.95 }

const codeFolder = fileURLToPath(new URL('../..', import.meta.url))
let code: Promise<string> | undefined
/** The fingerprint of the code as it was when this process first asked. */
const codeAtStart = () => {
  code ??= codeHash(codeFolder)
  return code
}

/** Milliseconds after the last write of `jobs/lease` for which the desk counts as running. */
const heartbeatValidity = 30_000

export async function isRunning(folder: string): Promise<boolean> {
  const heartbeat = await stat(join(folder, 'jobs', 'lease')).catch(() => undefined)
  return heartbeat !== undefined && Date.now() - heartbeat.mtimeMs < heartbeatValidity
}

/** Why a command that needs the desk cannot go on; undefined while it runs the current code. */
export async function whyNotRunning(folder: string): Promise<string | undefined> {
  if (!(await isRunning(folder))) return 'The desk does not run: start it, then do this again.'
  if ((await readFile(join(folder, 'jobs', 'lease'), 'utf8')) === (await codeAtStart()))
    return undefined
  return 'The desk still runs the code before: restart it and the builder, then do this again.'
}

/** Builds and editions as they lie in the desk's folder. */
export function buildFiles(folder: string): BuildFiles {
  const at = (...names: string[]) => join(folder, ...names)
  return {
    async state(id) {
      const known = await readOwned(at('builds', id, 'state.json'), stateSchema)
      if (known || !existsSync(at('jobs', id, 'job.json'))) return known
      const reported = await readBuilderState(folder, id)
      return reported.state === 'ready' || reported.state === 'failed' ? importingState : reported
    },
    folder: (id) => at('builds', id, 'build'),
    report: (id) => readOwned(at('builds', id, 'report.json'), reportSchema),
    async madeBy(id) {
      const made = await readOwned(at('builds', id, 'made.json'), madeSchema)
      if (!made) throw new Error(`The build ${id} is not finished.`)
      return made
    },
    async live() {
      const target = await readlink(at('live')).catch(() => undefined)
      return target === undefined ? undefined : await read(at(target, editionFile), editionSchema)
    },
    isKept: (number) => existsSync(at('editions', String(number), editionFile)),
  }
}

/** Reads a file in `builds/`. An unreadable one counts as missing, so that `request` builds again. */
function readOwned<S extends z.ZodType>(file: string, schema: S) {
  return read(file, schema).catch(() => undefined)
}

/** The state of a job as the builder reports it. */
async function readBuilderState(folder: string, id: string): Promise<BuildState> {
  if (!existsSync(join(folder, 'candidates', id, 'state.json')))
    return { state: 'waiting', step: 'Waits for the builder', done: 0 }
  return await written(folder, id, 'state.json', stateSchema).catch(failedState)
}

/** The builder's uid, as the owner of `candidates/`; perhaps the desk's own. */
const builderOf = async (folder: string) => (await stat(join(folder, 'candidates'))).uid

/** Reads a JSON file that the builder wrote for a job. */
async function written<S extends z.ZodType>(folder: string, id: string, file: string, schema: S) {
  const bytes = await bytesOf(join(folder, 'candidates', id, file), await builderOf(folder))
  return schema.parse(JSON.parse(String(bytes)))
}

/**
 * Builds and editions in the desk's folder. The builder is another process, run as another user where the
 * machine has one, and the two communicate through files alone. The desk copies finished builds to
 * `builds/`, which only the desk may write, and removes the job.
 *
 * So the pages looked at, the report approved and the edition that goes live are one build, whatever the
 * builder does meanwhile, and no link was followed in reading it. This does not make the builder honest:
 * if its pages differ from the content and its report hides that, only a look at the pages shows it.
 *
 * @param options.exportContent writes the files of a commit into a folder
 * @param options.startBuilder whether to fork it as a child process, as on a developer's machine
 */
export async function openBuilds(
  folder: string,
  options: {
    exportContent: (commit: string, folder: string) => Promise<void>
    startBuilder: boolean
  },
): Promise<Builds> {
  const at = (...names: string[]) => join(folder, ...names)
  // On a server the builder owns `candidates` and `work` already (deploy/desk-folders.sh).
  for (const name of ['jobs', 'candidates', 'work', 'editions', 'pool']) {
    await mkdir(at(name), { recursive: true })
  }
  await mkdir(at('builds'), { recursive: true, mode: 0o700 })
  // Despite any umask: the visitors' server reads these as another user.
  for (const name of ['editions', 'pool']) await chmod(at(name), 0o755)
  // Jobs of an earlier process, perhaps half written. Those still wanted are requested again.
  for (const id of await readdir(at('jobs'))) await rm(at('jobs', id), { recursive: true })
  await writeHeartbeat()
  const heartbeat = setInterval(() => void writeHeartbeat().catch(() => {}), heartbeatInterval)
  let builder: ChildProcess | undefined
  let stopping = false
  if (options.startBuilder) start()

  async function writeHeartbeat(): Promise<void> {
    await replace(at('jobs', 'lease'), await codeAtStart())
  }

  /** Starts the builder, and restarts it after a crash, which a picture may cause. */
  function start(): void {
    if (stopping) return
    const program = fileURLToPath(new URL('../builder/builder.ts', import.meta.url))
    builder = fork(program, [folder], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    builder.once('exit', () => setTimeout(start, 1_000))
  }

  const editionAt = (number: number) => at('editions', String(number))
  const files = buildFiles(folder)
  const { live } = files

  /** Takeovers in progress, and failed ones until `state` has thrown the error. */
  const imports = new Map<string, Promise<void>>()

  return {
    ...files,
    async request(asked) {
      const job = jobSchema.parse(asked)
      const place = at('jobs', job.id)
      if (await files.state(job.id)) return
      if (job.kind === 'draft') await takeDraftsBack()
      await options.exportContent(job.commit, join(place, 'content'))
      await replace(join(place, 'job.json'), JSON.stringify(job))
    },
    async state(id) {
      const state = imports.has(id) ? importingState : await files.state(id)
      if (state !== importingState) return state
      const pending = imports.get(id) ?? importBuild(id)
      imports.set(id, pending)
      // On a slow disk a takeover takes longer than a screen may wait.
      let isOver = true
      try {
        isOver = await Promise.race([pending.then(() => true), wait(importWait, false)])
      } finally {
        if (isOver) imports.delete(id)
      }
      return isOver ? await files.state(id) : importingState
    },
    async makeEdition(id, edition) {
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
      for (const tree of ['build', 'content'])
        await cp(at('builds', id, tree), join(part, tree), { recursive: true })
      await writeFile(join(part, editionFile), `${JSON.stringify(edition, null, 2)}\n`)
      await seal(part)
      // An edition of this number that never went live, because of a kill before `setLive`.
      await clear(place)
      await rename(part, place)
      await syncFolder(at('editions'))
    },
    async setLive(number) {
      const before = await live()
      if (before) await pool(before.number)
      await pool(number)
      await rm(at('live.next'), { force: true })
      await symlink(join('editions', String(number)), at('live.next'))
      await rename(at('live.next'), at('live'))
      await syncFolder(folder)
      await clearPool()
    },
    async stop() {
      stopping = true
      clearInterval(heartbeat)
      await Promise.allSettled(imports.values())
      await rm(at('jobs', 'lease'), { force: true })
      if (!builder || builder.exitCode !== null || builder.signalCode !== null) return
      const ended = new Promise((resolve) => builder?.once('exit', resolve))
      builder.kill('SIGTERM')
      await ended
    },
  }

  /** Copies an edition's hashed files to the pool for open pages; `utimes` restarts `pooledFor`. */
  async function pool(number: number): Promise<void> {
    const client = join(editionAt(number), 'build/client')
    const now = new Date()
    for (const name of (await filesBelow(client)).filter((file) => hashed.test(file))) {
      const kept = at('pool', name)
      if (!existsSync(kept)) {
        await mkdir(dirname(kept), { recursive: true, mode: 0o755 })
        await chmod(dirname(kept), 0o755)
        await copyFile(join(client, name), `${kept}.part`, constants.COPYFILE_FICLONE)
        await chmod(`${kept}.part`, 0o644)
        await rename(`${kept}.part`, kept)
      }
      await utimes(kept, now, now)
    }
  }

  /** Copies a job's result to `builds/`, synced to disk, and only then removes the job. */
  async function importBuild(id: string): Promise<void> {
    // A concurrent call of `state` may have completed the takeover.
    if ((await files.state(id)) !== importingState) return
    const job = jobSchema.parse(JSON.parse(await readFile(at('jobs', id, 'job.json'), 'utf8')))
    let state = await readBuilderState(folder, id)
    const part = at('builds', `${id}.part`)
    await clear(part)
    await mkdir(part)
    const write = (name: string, value: unknown) =>
      writeFile(join(part, name), JSON.stringify(value))
    try {
      if (state.state === 'ready') {
        await copyTree(at('candidates', id, 'build'), join(part, 'build'), await builderOf(folder))
        await write('made.json', await written(folder, id, 'made.json', madeSchema))
      }
      if (state.state === 'ready' && job.kind === 'candidate') {
        const report = await written(folder, id, 'report.json', reportSchema)
        // Approval is by this hash: do not trust the builder's.
        await write('report.json', { ...report, hash: hashOf(report.changes) })
        // The desk's own export, not the builder's copy.
        await copyFiles(at('jobs', id, 'content'), join(part, 'content'))
      }
    } catch (error) {
      // A full disk is not the build's fault: throw, and the next call tries again.
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
      state = failedState(error)
      await rm(join(part, 'build'), { recursive: true, force: true })
    }
    await write('job.json', job)
    await write('state.json', state)
    await seal(part)
    await clear(at('builds', id))
    await rename(part, at('builds', id))
    await syncFolder(at('builds'))
    await rm(at('jobs', id), { recursive: true, force: true })
    if (state.state === 'ready') await clearBefore(job)
  }

  /** Removes draft jobs, because the new draft contains everything saved before it. */
  async function takeDraftsBack(): Promise<void> {
    for (const id of await readdir(at('jobs'))) {
      const job = await read(at('jobs', id, 'job.json'), jobSchema).catch(() => undefined)
      if (job?.kind === 'draft') await rm(at('jobs', id), { recursive: true, force: true })
    }
  }

  /** Removes other builds of the same kind that are older than `keptFor`. */
  async function clearBefore({ id, kind }: Job): Promise<void> {
    for (const other of await readdir(at('builds'))) {
      // A `.part` folder left by a kill may have none: treat it as of this kind.
      const job = await readOwned(at('builds', other, 'job.json'), jobSchema)
      const place = await stat(at('builds', other)).catch(() => undefined)
      const isOld = place !== undefined && place.mtimeMs < Date.now() - keptFor[kind]
      if (other !== id && (job?.kind ?? kind) === kind && isOld) await clear(at('builds', other))
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
  const client = (edition: string) => join(edition, 'build/client')
  const pages = (await filesBelow(client(live))).filter((name) => name.endsWith('.html'))
  let asked = 'index.html'
  for (const page of before ? pages : []) {
    const old = await readFile(join(client(`${before}`), page)).catch(() => undefined)
    if (old?.equals(await readFile(join(client(live), page)))) continue
    asked = page
    break
  }
  const path = asked === 'index.html' ? '' : asked.replace(/(?:\/index)?\.html$/, '')
  try {
    const answer = await fetch(`${origin}/${path}`, {
      // A kept-alive connection may be closed by a server process that ends.
      headers: { connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    })
    const expected = await readFile(join(client(live), asked))
    let read = 0
    // Stop at the first difference: a compromised server could send without end.
    for await (const part of answer.body ?? []) {
      if (!expected.subarray(read, read + part.length).equals(part)) return false
      read += part.length
    }
    return read === expected.length
  } catch {
    return undefined
  }
}

/** The state of a build that cannot be taken over; it affects no other build. */
function failedState(error: unknown): BuildState {
  const reason = error instanceof Error ? error.message : String(error)
  const problem = `The build produced unreadable files. Please have it built again.\n${reason}`
  return { state: 'failed', step: 'Stopped', done: 0, problem }
}

/**
 * Reads a file that its owner may replace at any moment. O_NOFOLLOW refuses a link. If a parent folder was
 * replaced by a link, the check of the uid refuses the desk's own files, where that is another user.
 */
async function bytesOf(path: string, owner: number): Promise<Buffer> {
  // Without O_NONBLOCK, open() of a FIFO blocks until something writes to it.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  await using file = await open(path, flags)
  const stats = await file.stat()
  if (!stats.isFile() || stats.uid !== owner || stats.size > largestFile)
    throw new Error(`${basename(path)} is no file of the builder's`)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(stats.size), 0, stats.size, 0)
  return buffer.subarray(0, bytesRead)
}

async function copyTree(from: string, to: string, owner: number): Promise<void> {
  if (!(await lstat(from)).isDirectory()) throw new Error(`${basename(from)} is no folder`)
  await mkdir(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target, owner)
    else await writeFile(target, await bytesOf(source, owner))
  }
}

/** Makes a folder read-only, and fsyncs it to survive a loss of power. */
async function seal(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await seal(path)
    else {
      await using file = await open(path, 'r')
      await file.sync()
      await file.chmod(0o444)
    }
  }
  await syncFolder(folder)
  await chmod(folder, 0o555)
}

/** Removes a folder that may be sealed. */
export async function clear(folder: string): Promise<void> {
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
