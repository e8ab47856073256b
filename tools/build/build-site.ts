import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentFolder } from '#content/model/content-files.ts'
import { closedOpenings } from '#content/model/references.ts'
import { answerPageFile } from '#contract/answer-page.ts'
import { type BuildSettings, readBuildRecord } from '#server/build-record.ts'
import { readSettings } from '#server/settings.ts'
import { forgetOldest } from '../lib/build-cache.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { keepAssets } from './keep-assets.ts'
import { removeStamp, sourcesHash, writeStamp } from './sources-hash.ts'

/**
 * Has Astro bundle the site and write every page as HTML, in a process of its own, whose memory is freed when it ends.
 *
 * @param into where its folder `client` goes
 * @throws {BuildProblem} with Astro's output
 */
async function prerender(settings: BuildSettings, into: string): Promise<void> {
  const config = 'tools/build/astro.config.mjs'
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--config', config]
  const BUILD_SETTINGS = JSON.stringify(settings)
  const environment = { BUILD_SETTINGS, BUILD_FOLDER: into, NODE_ENV: 'production' }
  const { code, output } = await runTool(args, environment)
  if (code !== 0) throw new BuildProblem(output)
}

export type BuildOptions = {
  /** The build's folder, counted from the repository's. */
  into: string
  /** Without compressed copies and link previews. */
  quick?: boolean
}

/** The fingerprint of today's sources, content and settings. */
function currentHash(settings: BuildSettings): Promise<string> {
  const toSet = readSettings(process.env, () => {})
  return sourcesHash(root, settings, contentFolder, { closed: closedOpenings(), toSet })
}

/** Milliseconds that a build waits for another one into the same folder, which it may then find done. */
const waitsFor = 10 * 60_000

/**
 * One build at a time for each folder. The system releases SQLite's lock when the process ends, however it
 * does.
 *
 * @throws {BuildProblem}
 */
async function lockOf(buildFolder: string): Promise<Disposable> {
  await mkdir(buildFolder, { recursive: true })
  const lock = new DatabaseSync(join(buildFolder, 'lock'), { timeout: waitsFor })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!String(error).includes('database is locked')) throw error
    throw new BuildProblem(
      `Another build into ${buildFolder} is not finished. Wait for it, or end it.`,
    )
  }
  return { [Symbol.dispose]: () => lock.close() }
}

/**
 * Builds the site into the folder `client` of the build's folder, unless the finished build there
 * is of these sources. It is built beside that one and takes its place when it is finished: until then,
 * and when this build fails, a server that starts finds the last build whole.
 * The hashed files of the last build are kept.
 *
 * @returns what was done, in one line
 * @throws {BuildProblem} when settings, content or code have to be fixed first
 */
export async function buildSite(
  settings: BuildSettings,
  { into, quick = false }: BuildOptions,
): Promise<string> {
  // `contentKind()` reads this variable, in this process and in those that it starts.
  process.env.CONTENT = settings.CONTENT
  process.env.AI_BASE_URL = settings.AI_BASE_URL
  const buildFolder = resolve(root, into)
  using _lock = await lockOf(buildFolder)
  const hash = await currentHash(settings)
  const sources = quick ? `${hash} quick` : hash
  const last = readBuildRecord(buildFolder)?.sources
  const parts = ['client', answerPageFile]
  const isWhole = parts.every((name) => existsSync(join(buildFolder, name)))
  if (last === sources && isWhole) return 'sources unchanged, nothing to do'
  // Imported only when needed: a start without a build does not wait for it.
  const { checkContent } = await import('./check-content.ts')
  await checkContent()
  const nextFolder = join(buildFolder, 'next')
  await rm(nextFolder, { recursive: true, force: true })
  const besides = join(nextFolder, 'besides')
  // One processor renders pages, the other makes what needs none of them.
  await Promise.all([
    prerender(settings, nextFolder),
    import('./besides-pages.ts').then(({ writeBesides }) => writeBesides(besides, quick)),
  ])
  const client = join(nextFolder, 'client')
  for (const name of await readdir(besides)) await rename(join(besides, name), join(client, name))
  const { postprocessSite } = await import('./postprocess.ts')
  const summary = await postprocessSite(client, settings, quick)

  // Without a stamp the build is unfinished while its parts are exchanged.
  await removeStamp(buildFolder)
  if (last !== undefined) await keepAssets(buildFolder)
  for (const name of parts) {
    const place = join(buildFolder, name)
    // Only renamed, so that there is no build for as short as can be.
    if (existsSync(place)) await rename(place, join(nextFolder, `old-${name}`))
    await rename(join(nextFolder, name), place)
  }
  // With Astro's server bundle, which is needed only while pages are rendered, and the last build.
  await rm(nextFolder, { recursive: true, force: true })
  await writeStamp(buildFolder, { sources, settings })
  await forgetOldest()
  return summary
}
