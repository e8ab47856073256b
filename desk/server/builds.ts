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

/** What a finished build was made by and with. */
const madeSchema = editionSchema.pick({ mode: true, code: true, contract: true })

/** What may also be read beside a desk that runs. */
export type BuildFiles = {
  state(id: string): Promise<BuildState | undefined>
  /** The finished build folder. */
  folder(id: string): string
  report(id: string): Promise<Report | undefined>
  madeBy(id: string): Promise<z.infer<typeof madeSchema>>
  /** The edition to which the link leads, whatever any database says. */
  live(): Promise<Edition | undefined>
  /** Whether an edition is still there: the disk may be younger than the database. */
  isKept(number: number): boolean
}

export type Builds = BuildFiles & {
  request(job: Job): Promise<void>
  /** Copies a finished build to its edition's folder, where nothing changes it any more. It is not live yet. */
  makeEdition(id: string, edition: Edition): Promise<void>
  setLive(number: number): Promise<void>
  stop(): Promise<void>
}

const aDay = 86_400_000
/** Milliseconds for which a build that was looked at is kept, and one of a draft. */
const keptFor = { candidate: 30 * aDay, draft: 3_600_000 }
/** Milliseconds that somebody waits at most who asks for a build while it is being taken over. */
const takingWait = 1_000
/** Bytes of the largest file that is taken from the builder. */
const largestFile = 64 * 1024 * 1024
/** Milliseconds between two signs to the builder that the desk lives. */
const signEvery = 5_000
/** Milliseconds for which pages that visitors have open may load the files of editions before. */
const pooledFor = 30 * aDay
/** What a page loads later than itself, under a name that changes with its bytes. */
const hashed = /^(?:assets\/|pagefind\/.*\.pf_)/

/** The builder is done, and the desk has not taken over yet what it has made. */
const takesOver: BuildState = { state: 'building', step: 'Takes it over', done: 0.95 }

const codeFolder = fileURLToPath(new URL('../..', import.meta.url))
let code: Promise<string> | undefined
/** The fingerprint of the code as it was when this process first asked. */
const codeAtStart = () => {
  code ??= codeHash(codeFolder)
  return code
}

/** Milliseconds after its last sign for which the desk passes for running. */
const signCounts = 30_000

export async function isRunning(folder: string): Promise<boolean> {
  const sign = await stat(join(folder, 'jobs', 'lease')).catch(() => undefined)
  return sign !== undefined && Date.now() - sign.mtimeMs < signCounts
}

/** Why a command that needs the desk cannot go on; undefined while it runs with the code that is there. */
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
      const known = await taken(at('builds', id, 'state.json'), stateSchema)
      if (known || !existsSync(at('jobs', id, 'job.json'))) return known
      const said = await saidOf(folder, id)
      return said.state === 'ready' || said.state === 'failed' ? takesOver : said
    },
    folder: (id) => at('builds', id, 'build'),
    report: (id) => taken(at('builds', id, 'report.json'), reportSchema),
    async madeBy(id) {
      const made = await taken(at('builds', id, 'made.json'), madeSchema)
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

/** A file of a build that was taken over. One that cannot be read counts as none: it is built again then. */
function taken<S extends z.ZodType>(file: string, schema: S) {
  return read(file, schema).catch(() => undefined)
}

/** What the builder says of a job. */
async function saidOf(folder: string, id: string): Promise<BuildState> {
  if (!existsSync(join(folder, 'candidates', id, 'state.json')))
    return { state: 'waiting', step: 'Waits for the builder', done: 0 }
  return await written(folder, id, 'state.json', stateSchema).catch(noBuild)
}

/** The builder's user; the desk's own where there is none. */
const builderOf = async (folder: string) => (await stat(join(folder, 'candidates'))).uid

/** What the builder has written of a job. */
async function written<S extends z.ZodType>(folder: string, id: string, file: string, schema: S) {
  const bytes = await bytesOf(join(folder, 'candidates', id, file), await builderOf(folder))
  return schema.parse(JSON.parse(String(bytes)))
}

/**
 * Builds and editions in the desk's folder. The builder is another process, of another user where the
 * machine has one for it: the two meet in files alone. What it has finished the desk copies to `builds/`,
 * which is its own, and takes the job back.
 *
 * So the pages that are looked at, the report that is approved and the edition that goes live are one
 * build, whatever becomes of the builder meanwhile, and none of it was read through a link. It does not
 * make the builder honest: pages that it makes otherwise than content says, with a report that is silent
 * about it, are seen only by whoever looks at the pages.
 *
 * @param options.exportContent writes the files of a commit into a folder
 * @param options.startBuilder whether to start it as a child, as on a machine of one's own
 */
export async function openBuilds(
  folder: string,
  options: {
    exportContent: (commit: string, folder: string) => Promise<void>
    startBuilder: boolean
  },
): Promise<Builds> {
  const at = (...names: string[]) => join(folder, ...names)
  // On a server the builder's two are there already, and its own (deploy/desk-builder.service).
  for (const name of ['jobs', 'candidates', 'work', 'editions', 'pool']) {
    await mkdir(at(name), { recursive: true })
  }
  await mkdir(at('builds'), { recursive: true, mode: 0o700 })
  // The visitors' server, another user, reads what is published whatever our umask is.
  for (const name of ['editions', 'pool']) await chmod(at(name), 0o755)
  // Of a desk that is gone, and perhaps cut short with it: what is still wanted is asked for again.
  for (const id of await readdir(at('jobs'))) await rm(at('jobs', id), { recursive: true })
  await sign()
  const signs = setInterval(() => void sign().catch(() => {}), signEvery)
  let builder: ChildProcess | undefined
  let stopping = false
  if (options.startBuilder) start()

  async function sign(): Promise<void> {
    await replace(at('jobs', 'lease'), await codeAtStart())
  }

  /** A builder that has died, of a picture perhaps, took its job with it and nothing else. */
  function start(): void {
    const program = fileURLToPath(new URL('../builder/builder.ts', import.meta.url))
    builder = fork(program, [folder], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    builder.once('exit', () => {
      if (!stopping) setTimeout(start, 1_000)
    })
  }

  const editionAt = (number: number) => at('editions', String(number))
  const files = buildFiles(folder)
  const { live } = files

  /** The builds that are being taken over; one that could not be, until somebody has heard why. */
  const takings = new Map<string, Promise<void>>()

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
      const state = takings.has(id) ? takesOver : await files.state(id)
      if (state !== takesOver) return state
      const taking = takings.get(id) ?? takeOver(id)
      takings.set(id, taking)
      // On a slow disk it takes longer than a screen may wait.
      let isOver = true
      try {
        isOver = await Promise.race([taking.then(() => true), wait(takingWait, false)])
      } finally {
        if (isOver) takings.delete(id)
      }
      return isOver ? await files.state(id) : takesOver
    },
    async makeEdition(id, edition) {
      const place = editionAt(edition.number)
      const known = await read(join(place, editionFile), editionSchema).catch(() => undefined)
      if (known?.commit === edition.commit && known.date === edition.date) return
      if ((await live())?.number === edition.number) {
        throw new Error(`Edition ${edition.number} is live: another one needs a number of its own.`)
      }
      const part = `${place}.part`
      await clear(part)
      for (const tree of ['build', 'content'])
        await cp(at('builds', id, tree), join(part, tree), { recursive: true })
      await writeFile(join(part, editionFile), `${JSON.stringify(edition, null, 2)}\n`)
      await seal(part)
      // Of an edition that was never live: a kill came between it and its link.
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
      clearInterval(signs)
      await Promise.allSettled(takings.values())
      await rm(at('jobs', 'lease'), { force: true })
      if (!builder || builder.exitCode !== null) return
      const ended = new Promise((resolve) => builder?.once('exit', resolve))
      builder.kill('SIGTERM')
      await ended
    },
  }

  /** Keeps the hashed files of an edition for pages that are open, from now on for their whole time. */
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

  /** Makes what has come of a job the desk's own, for certain, and only then takes the job back. */
  async function takeOver(id: string): Promise<void> {
    // Whoever asked at the same time may have been first.
    if ((await files.state(id)) !== takesOver) return
    const job = jobSchema.parse(JSON.parse(await readFile(at('jobs', id, 'job.json'), 'utf8')))
    let state = await saidOf(folder, id)
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
        // By its hash it is approved: that is not the builder's to say.
        await write('report.json', { ...report, hash: hashOf(report.changes) })
        // Not the builder's copy of it.
        await copyFiles(at('jobs', id, 'content'), join(part, 'content'))
      }
    } catch (error) {
      // The desk's own trouble, which passes.
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
      state = noBuild(error)
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

  /** A draft holds all that was saved before: those that are not built yet need not be. */
  async function takeDraftsBack(): Promise<void> {
    for (const id of await readdir(at('jobs'))) {
      const job = await read(at('jobs', id, 'job.json'), jobSchema).catch(() => undefined)
      if (job?.kind === 'draft') await rm(at('jobs', id), { recursive: true, force: true })
    }
  }

  /** Removes the builds of its kind that nobody will look at any more, now that there is this one. */
  async function clearBefore({ id, kind }: Job): Promise<void> {
    for (const other of await readdir(at('builds'))) {
      // What a kill has left half taken over has none.
      const job = await taken(at('builds', other, 'job.json'), jobSchema)
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
 * Whether the visitors' server hands out what is live: asks it for a page that differs from the edition
 * before. Undefined where no server answers.
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
      // One that is kept belongs to the server that took it, which may be the one before.
      headers: { connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    })
    const expected = await readFile(join(client(live), asked))
    let read = 0
    // No more of it than is expected: a server that was taken over could send without end.
    for await (const part of answer.body ?? []) {
      if (!expected.subarray(read, read + part.length).equals(part)) return false
      read += part.length
    }
    return read === expected.length
  } catch {
    return undefined
  }
}

/** What cannot be taken over is none: whoever asked may have it built again, and all others go on. */
function noBuild(error: unknown): BuildState {
  const reason = error instanceof Error ? error.message : String(error)
  const problem = `The builder has left something that is no build. Please have it built again.\n${reason}`
  return { state: 'failed', step: 'Stopped', done: 0, problem }
}

/**
 * Reads a file that its owner may put others in the place of at any moment. A link is not followed
 * (O_NOFOLLOW), and where one of the folders above was replaced by a link, what lies there is not the
 * owner's: no file of the desk itself comes to light.
 */
async function bytesOf(path: string, owner: number): Promise<Buffer> {
  // Without O_NONBLOCK, opening a pipe waits for whoever writes into it.
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

/** Makes a folder read-only, and certain to be there after a loss of power. */
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

/** What a folder lists is on the disk only once the folder itself is. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}
