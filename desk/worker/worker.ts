import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { create, extract } from 'tar'
import { contractOf } from '../../server/editions.ts'
import { codeCopy } from './code-copy.ts'
import { type Job, jobSchema, type Result } from './job.ts'
import { answerPages } from './page-renderers.ts'

/**
 * Makes one build: reads a tar archive of `job.json` and `content/` from standard input, and writes one of
 * `result.json`, `report.json` and `build/` to standard output. Or it answers requests for pages, also beside a build,
 * where the input is lines of JSON.
 * A process of its own, because it decodes pictures and runs the site's code on what people have saved: it needs
 * none of the desk's secrets. It ends itself when its input ends: then the desk is gone, or does not want the
 * build any more.
 *
 * Arguments: the desk's folder, of which it reads the published editions, and a folder for its own files.
 */

/** Characters kept of a failed build's output: the end, which gives the reason. */
const outputLimit = 4_000
/** Set by tests alone, to a program that makes pages of the content in a second. */
const program = process.env.BUILD_PROGRAM || 'tools/build.ts'
const pageProgram = process.env.BUILD_PROGRAM || 'tools/render-page.ts'

const code = fileURLToPath(new URL('../..', import.meta.url))
const [desk = '', work = ''] = process.argv.slice(2)
if (!work) throw new Error('two folders are missing: node desk/worker/worker.ts DESK WORK')
/** The site's settings: the copy of the code has no `site.env` beside it. */
const SITE_ENV =
  process.env.SITE_ENV || (existsSync(join(code, 'site.env')) ? join(code, 'site.env') : '')
const content = join(work, 'job/content')
const output = join(work, 'result')
/** The content of the last draft, without mistakes. */
const valid = join(work, 'valid')

// Give way to the visitors' server on the same machine.
setPriority(10)
const received = await mkdtemp(join(tmpdir(), 'desk-job-'))
process.stdin.once('end', () => {
  rmSync(received, { recursive: true, force: true })
  // 0 names the process group, with the build's processes in it.
  process.kill(0, 'SIGKILL')
})
if (await isLines()) {
  await answerPages({
    program: pageProgram,
    // React's development half is slower, and makes the same page.
    environment: environmentOf({ NODE_ENV: 'production' }),
    code: join(work, 'code'),
    valid,
    temporary: received,
  })
} else await build()

/** Whether the input is lines of JSON: an archive begins with a file's name. */
async function isLines(): Promise<boolean> {
  await once(process.stdin, 'readable')
  const first: Buffer | null = process.stdin.read()
  if (first) process.stdin.unshift(first)
  return first?.subarray(0, 1).toString() === '{'
}

async function build(): Promise<void> {
  await receive()
  await rm(output, { recursive: true, force: true })
  await mkdir(output, { recursive: true })
  const job = jobSchema.parse(JSON.parse(await readFile(join(received, 'job.json'), 'utf8')))
  const result = await make(job).catch(
    (error): Result => ({ problem: error instanceof Error ? error.message : String(error) }),
  )
  await writeFile(join(output, 'result.json'), JSON.stringify(result))
  await pipeline(create({ cwd: output, portable: true }, ['.']), process.stdout)
  await rm(received, { recursive: true, force: true })
  // `pipeline` does not wait for standard output, and `exit` drops what a busy desk has not taken yet.
  process.stdout.write('', () => process.exit(0))
}

async function receive(): Promise<void> {
  const archive = extract({ cwd: received })
  // `eof` is the archive's own end: the stream stays open for as long as the desk wants the build.
  archive.once('eof', () => archive.end())
  process.stdin.pipe(archive, { end: false })
  await once(archive, 'close')
  process.stdin.unpipe(archive).resume()
}

async function make({ kind, mode, date, against }: Job): Promise<Result> {
  await rm(join(work, 'job'), { recursive: true, force: true })
  await cp(received, join(work, 'job'), { recursive: true })
  const copy = await codeCopy(code, work)
  const problem = kind === 'draft' ? await withoutMistakes() : ''
  const into = join(output, 'build')
  const args = [program, '--with-inbox', '--into', into, ...(kind === 'draft' ? ['--quick'] : [])]
  const built = await run(copy.folder, args, {
    CONTENT_FOLDER: content,
    CONTENT: mode,
    BUILD_DATE: date,
    BUILD_WORK: work,
    ...(kind === 'draft' && { BUILD_EDITOR: '1' }),
  })
  if (built.code !== 0) throw new Error(built.output)
  if (kind === 'draft') await keepContent()
  else {
    const before =
      against === undefined ? undefined : join(desk, 'editions', `${against}`, 'build/client')
    // Not loaded for pages, for which somebody waits.
    const { reportOn } = await import('./report.ts')
    const report = await reportOn(before, join(into, 'client'), against)
    await writeFile(join(output, 'report.json'), JSON.stringify(report))
  }
  const made = { mode, code: copy.hash, contract: contractOf() }
  return { made, ...(problem && { problem }) }
}

function environmentOf(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_ENV, ...more }
}

/** Runs a tool of the site over content. @param cwd the code's folder */
async function run(
  cwd: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-outputLimit)
    })
  }
  const [exit] = await once(child, 'close')
  return { code: exit ?? 1, output: output.trim() }
}

/**
 * Replaces files with mistakes by their last valid version, or removes them: others still get a draft.
 *
 * @returns the mistakes, a line each; empty when there are none
 * @throws when mistakes remain
 */
async function withoutMistakes(): Promise<string> {
  const check = () =>
    run(code, ['tools/check-content.ts'], { CONTENT_FOLDER: content, CONTENT: 'draft' })
  const found = await check()
  if (found.code === 0) return ''
  const named = found.output.matchAll(/^content\/([^:\n]+\.\w+):/gm)
  for (const file of new Set([...named].map(([, file]) => `${file}`))) {
    const last = [join(valid, file), join(desk, 'live/content', file)].find(existsSync)
    if (last) await cp(last, join(content, file))
    else await rm(join(content, file), { force: true })
  }
  if ((await check()).code !== 0) throw new Error(found.output)
  return found.output
}

/** Keeps a draft's valid content for `withoutMistakes` of a later draft. */
async function keepContent(): Promise<void> {
  await rm(valid, { recursive: true, force: true })
  await rename(content, valid)
}
