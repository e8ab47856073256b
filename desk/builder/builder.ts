import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readdir, rm, stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { contractOf } from '../../server/editions.ts'
import { codeCopy } from './code-copy.ts'
import { copyFiles, read, replace } from './files.ts'
import { type BuildState, type Job, jobSchema, stateSchema } from './jobs.ts'
import { reportOn } from './report.ts'

/**
 * Makes the builds that the desk requests in `jobs/`, one after the other. A process of its own, because it
 * decodes pictures and runs the site's code on what people have saved: it needs none of the desk's secrets,
 * and writes only to `candidates/` and `work/`. It stops a build whose desk is gone.
 *
 * The first argument is the desk's folder; the second, used only by tests, the longest time of a build in
 * milliseconds.
 */

/** Milliseconds between two polls of `jobs/` and its lease. */
const pollInterval = 500
/** Milliseconds after the desk's last write of `jobs/lease` until its job is stopped. */
const lease = 30_000
/** Characters kept of a failed build's output: the end, which gives the reason. */
const mostSaid = 4_000

/** Set by tests alone, to a program that makes pages of the content in a second. */
const program = process.env.BUILD_PROGRAM || 'tools/build.ts'
const code = fileURLToPath(new URL('../..', import.meta.url))
const [folder = '', longest = 20 * 60_000] = process.argv.slice(2)
if (!folder)
  throw new Error('say where the desk keeps its builds: node desk/builder/builder.ts FOLDER')
const at = (...names: string[]) => join(folder, ...names)
/** The site's settings: the copy of the code has no `site.env` beside it. */
const SITE_ENV =
  process.env.SITE_ENV || (existsSync(join(code, 'site.env')) ? join(code, 'site.env') : '')
let stopping = false
const stop = () => {
  stopping = true
}
process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop)
// Give way to the visitors' server on the same machine.
setPriority(10)

for (const { id } of await jobsIn('building')) await takeUpAgain(id)
const typical = new Map<Job['kind'], number>([
  ['draft', 25_000],
  ['candidate', 45_000],
])

while (!stopping) {
  await clearTaken()
  const job = await nextJob()
  if (job && (await deskLives())) await make(job)
  else await wait(pollInterval)
}
process.exit(0)

/** The job that has waited longest; a candidate comes before a draft. */
async function nextJob(): Promise<Job | undefined> {
  const waiting = await jobsIn('waiting')
  return waiting.find(({ kind }) => kind === 'candidate') ?? waiting[0]
}

/** The jobs in a state, the oldest first. */
async function jobsIn(wanted: BuildState['state']): Promise<Job[]> {
  const jobs: { job: Job; asked: number }[] = []
  for (const name of await readdir(at('jobs')).catch(() => [])) {
    const file = at('jobs', name, 'job.json')
    // The desk may remove the job at any moment.
    const job = await read(file, jobSchema).catch(() => undefined)
    const asked = await stat(file).catch(() => undefined)
    const state = (await stateOf(name))?.state ?? 'waiting'
    if (job && asked && state === wanted) jobs.push({ job, asked: asked.mtimeMs })
  }
  return jobs.toSorted((a, b) => a.asked - b.asked).map(({ job }) => job)
}

/** A build interrupted by a loss of power or a crash of the builder is retried once. */
async function takeUpAgain(id: string): Promise<void> {
  const tries = (await stateOf(id))?.tries ?? 1
  const problem =
    'The builder has died twice of this. Is one of the pictures broken, or far too large?'
  await say(
    id,
    tries > 1
      ? { state: 'failed', step: 'Stopped', done: 0, problem }
      : { state: 'waiting', step: 'Waits for the builder', done: 0, tries },
  )
}

/** An unreadable state counts as missing. */
function stateOf(id: string): Promise<BuildState | undefined> {
  return read(at('candidates', id, 'state.json'), stateSchema).catch(() => undefined)
}

function say(id: string, state: BuildState): Promise<void> {
  return replace(at('candidates', id, 'state.json'), JSON.stringify(state))
}

async function deskLives(): Promise<boolean> {
  const sign = await stat(at('jobs', 'lease')).catch(() => undefined)
  return sign !== undefined && Date.now() - sign.mtimeMs < lease
}

/** Whether the desk is gone or has removed the job, or a draft holds up a release. */
async function isUnwanted(job: Job): Promise<boolean> {
  if (stopping || !(await deskLives()) || !existsSync(at('jobs', job.id, 'job.json'))) return true
  const waiting = await jobsIn('waiting')
  return job.kind === 'draft' && waiting.some(({ kind }) => kind === 'candidate')
}

async function make(job: Job): Promise<void> {
  const { id, kind } = job
  const begun = performance.now()
  const content = at('candidates', id, 'content')
  const tries = ((await stateOf(id))?.tries ?? 0) + 1
  const into = at('candidates', id, 'build')
  const estimate = typical.get(kind) ?? 0
  const progress = (step: string) =>
    say(id, {
      ...{ state: 'building', step, tries },
      // The build reports no progress: estimate it by the time that the last one took.
      done: Math.min((performance.now() - begun) / estimate, 0.95),
    })
  try {
    await progress('Checks what was saved')
    for (const part of ['build', 'content']) {
      await rm(at('candidates', id, part), { recursive: true, force: true })
    }
    await copyFiles(at('jobs', id, 'content'), content)
    const copy = await codeCopy(code, at('work'))
    const left = kind === 'draft' ? await withoutMistakes(content) : ''
    const environment = {
      ...{ CONTENT_FOLDER: content, CONTENT: job.mode, BUILD_DATE: job.date },
      BUILD_WORK: at('work'),
      ...(kind === 'draft' && { BUILD_EDITOR: '1' }),
    }
    const quick = kind === 'draft' ? ['--quick'] : []
    const args = [program, '--with-inbox', '--into', into, ...quick]
    const step = 'Makes pages and documents'
    // Some texts take the Markdown parser practically for ever, and would block all other builds.
    const isTooLong = () => performance.now() - begun > Number(longest)
    const built = await run(
      copy.folder,
      args,
      environment,
      () => progress(step),
      async () => isTooLong() || (await isUnwanted(job)),
    )
    if (built.unwanted && isTooLong()) {
      const problem = 'It took too long. Is there something odd in what was saved last?'
      return await say(id, { state: 'failed', step, done: 0, problem })
    }
    if (built.unwanted) {
      return await say(id, { state: 'waiting', step: 'Waits for the builder', done: 0 })
    }
    if (built.code !== 0) {
      return await say(id, { state: 'failed', step, done: 0, problem: built.said })
    }
    if (kind === 'candidate') {
      await progress('Compares with what is live')
      const { against } = job
      const before =
        against === undefined ? undefined : at('editions', `${against}`, 'build/client')
      const report = await reportOn(before, join(into, 'client'), against)
      await replace(at('candidates', id, 'report.json'), JSON.stringify(report))
    }
    const made = { mode: job.mode, code: copy.hash, contract: contractOf() }
    await replace(at('candidates', id, 'made.json'), JSON.stringify(made))
    typical.set(kind, performance.now() - begun)
    if (kind === 'draft') await keepContent(content)
    await say(id, { state: 'ready', step: 'Ready', done: 1, ...(left && { problem: left }) })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await say(id, { state: 'failed', step: 'Stopped', done: 0, problem }).catch(() => {})
  }
}

type Run = { code: number; said: string; unwanted: boolean }

/**
 * Runs a tool of the site over content.
 *
 * @param cwd the code's folder
 * @param tick called while it runs
 * @param isOver whether to kill it and its child processes (SIGKILL to the process group)
 */
async function run(
  cwd: string,
  args: readonly string[],
  environment: Record<string, string>,
  tick = async () => {},
  isOver = async () => stopping,
): Promise<Run> {
  const child = spawn(process.execPath, [...args], {
    cwd,
    detached: true,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_ENV, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-mostSaid)
    })
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exit) => resolve(exit ?? 1))
  })
  let unwanted = false
  try {
    for (;;) {
      const exit = await Promise.race([ended, wait(pollInterval)])
      if (typeof exit === 'number') return { code: exit, said: said.trim(), unwanted }
      await tick()
      if (unwanted || !(await isOver())) continue
      unwanted = true
      killGroup(child.pid)
    }
  } finally {
    // `tick` and `isOver` throw when the disk is full.
    if (child.exitCode === null && child.signalCode === null) killGroup(child.pid)
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/**
 * Replaces files with mistakes by their last valid version, or removes them: others still get a draft.
 *
 * @returns the mistakes, a line each; empty when there are none
 * @throws when mistakes remain
 */
async function withoutMistakes(content: string): Promise<string> {
  const check = () =>
    run(code, ['tools/check-content.ts'], { CONTENT_FOLDER: content, CONTENT: 'draft' })
  const { code: wrong, said } = await check()
  if (wrong === 0) return ''
  const files = new Set(
    [...said.matchAll(/^content\/([^:\n]+\.\w+):/gm)].map(([, file]) => `${file}`),
  )
  for (const file of files) {
    const valid = [at('work', 'valid', file), at('live', 'content', file)].find(existsSync)
    if (valid) await cp(valid, join(content, file))
    else await rm(join(content, file), { force: true })
  }
  if ((await check()).code !== 0) throw new Error(said)
  return said
}

/** Keeps a draft's valid content for `withoutMistakes` of a later draft. */
async function keepContent(content: string): Promise<void> {
  await rm(at('work', 'valid'), { recursive: true, force: true })
  await cp(content, at('work', 'valid'), { recursive: true })
}

/** Removes builds whose jobs the desk has removed: it has copied them or does not want them. */
async function clearTaken(): Promise<void> {
  for (const id of await readdir(at('candidates'))) {
    if (existsSync(at('jobs', id, 'job.json'))) continue
    await rm(at('candidates', id), { recursive: true, force: true })
  }
}
