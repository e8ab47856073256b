import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  constants,
  copyFile,
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
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { type Edition, editionFile, editionSchema } from '../../server/editions.ts'
import { filesBelow, read, replace } from '../builder/files.ts'
import { type BuildState, type Job, jobSchema, stateSchema } from '../builder/jobs.ts'
import { type Report, reportSchema } from '../builder/report.ts'

export type { BuildState, Job } from '../builder/jobs.ts'
export type { Change, Report } from '../builder/report.ts'
export type { Edition }

/** What a finished build was made by and with. */
const madeSchema = editionSchema.pick({ mode: true, code: true, contract: true })

export type Builds = {
  request(job: Job): Promise<void>
  state(id: string): Promise<BuildState | undefined>
  /** The finished build folder. */
  folder(id: string): string
  report(id: string): Promise<Report | undefined>
  madeBy(id: string): Promise<z.infer<typeof madeSchema>>
  /** Copies a finished build to its edition's folder, where nothing changes it any more. It is not live yet. */
  makeEdition(id: string, edition: Edition): Promise<void>
  setLive(number: number): Promise<void>
  /** The edition to which the link leads, whatever any database says. */
  live(): Promise<Edition | undefined>
  stop(): Promise<void>
}

const aDay = 86_400_000
/** Milliseconds between two signs to the builder that the desk lives. */
const signEvery = 5_000
/** Milliseconds for which pages that visitors have open may load the files of editions before. */
const pooledFor = 30 * aDay
/** What a page loads later than itself, under a name that changes with its bytes. */
const hashed = /^(?:assets\/|pagefind\/.*\.pf_)/

/**
 * Builds and editions in the desk's folder. The builder is another process, of another user where the
 * machine has one for it: the two meet in files alone.
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
  // The visitors' server, another user, reads what is published whatever our umask is.
  for (const name of ['editions', 'pool']) await chmod(at(name), 0o755)
  await clearJobs()
  await sign()
  const signs = setInterval(() => void sign().catch(() => {}), signEvery)
  let builder: ChildProcess | undefined
  let stopping = false
  if (options.startBuilder) start()

  async function sign(): Promise<void> {
    await writeFile(at('jobs', 'lease'), '')
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
  const live = async () => {
    const target = await readlink(at('live')).catch(() => undefined)
    return target === undefined ? undefined : await read(at(target, editionFile), editionSchema)
  }

  return {
    async request(asked) {
      const job = jobSchema.parse(asked)
      const place = at('jobs', job.id)
      if (existsSync(join(place, 'job.json'))) return
      await options.exportContent(job.commit, join(place, 'content'))
      await replace(join(place, 'job.json'), JSON.stringify(job))
    },
    async state(id) {
      const said = await read(at('candidates', id, 'state.json'), stateSchema)
      if (said) return said
      const asked = existsSync(at('jobs', id, 'job.json'))
      return asked ? { state: 'waiting', step: 'Waits for the builder', done: 0 } : undefined
    },
    folder: (id) => at('candidates', id, 'build'),
    report: (id) => read(at('candidates', id, 'report.json'), reportSchema),
    async madeBy(id) {
      const made = await read(at('candidates', id, 'made.json'), madeSchema)
      if (!made) throw new Error(`The build ${id} is not finished.`)
      return made
    },
    async makeEdition(id, edition) {
      const place = editionAt(edition.number)
      const known = await read(join(place, editionFile), editionSchema)
      if (known?.commit === edition.commit && known.date === edition.date) return
      if ((await live())?.number === edition.number) {
        throw new Error(`Edition ${edition.number} is live: another one needs a number of its own.`)
      }
      const part = `${place}.part`
      await clear(part)
      await copyTree(at('candidates', id, 'build'), join(part, 'build'))
      await copyTree(at('candidates', id, 'content'), join(part, 'content'))
      await writeFile(join(part, editionFile), `${JSON.stringify(edition, null, 2)}\n`)
      await seal(part)
      // Of an edition that was never live: a kill came between it and its link.
      await clear(place)
      await rename(part, place)
      await syncFolder(at('editions'))
      await pool(edition.number)
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
    live,
    async stop() {
      stopping = true
      clearInterval(signs)
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

  /** What was asked for is of no use once the builder has removed what came of it. */
  async function clearJobs(): Promise<void> {
    for (const id of await readdir(at('jobs'))) {
      const { mtimeMs } = await stat(at('jobs', id))
      if (existsSync(at('candidates', id)) || mtimeMs > Date.now() - aDay) continue
      await rm(at('jobs', id), { recursive: true })
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
      signal: AbortSignal.timeout(5_000),
    })
    return digest(await answer.bytes()) === digest(await readFile(join(client(live), asked)))
  } catch {
    return undefined
  }
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function copyTree(from: string, to: string): Promise<void> {
  for (const name of await filesBelow(from)) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE)
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
async function clear(folder: string): Promise<void> {
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
