import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { contentFolder } from '#content/model/content-files.ts'
import { closedOpenings } from '#content/model/references.ts'
import { answerPageFile } from '#contract/answer-page.ts'
import { type BuildSettings, readBuildRecord } from '#server/build-record.ts'
import { forgetOldest } from '../lib/build-cache.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import {
  billOfMaterialsFile,
  licencesFile,
  writeBillOfMaterials,
} from '../packages/bill-of-materials.ts'
import { keepAssets } from './keep-assets.ts'
import { environmentOfBuild } from './settings.ts'
import { removeStamp, sourcesHash, writeStamp } from './sources-hash.ts'
import { missingPackage, missingToolLine } from './warnings.ts'

/**
 * Runs a part of the build as a process of its own, whose memory is freed when it ends.
 *
 * @param environment added to our own
 * @throws {BuildProblem} what it says when it fails, or one line when a package is missing
 */
async function runBuilder(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const { code, output } = await runTool(args, environment)
  if (code === 0) return
  const missing = missingPackage(output)
  throw new BuildProblem(missing ? missingToolLine(missing) : output)
}

const builder = 'node_modules/astro/bin/astro.mjs'

/**
 * Has Astro bundle the site and write every page as HTML.
 *
 * @param into where its folder `client` goes
 * @throws {BuildProblem} what the builder says, or one line when a part of it is missing
 */
async function prerender(settings: BuildSettings, into: string): Promise<void> {
  if (!existsSync(join(root, builder))) {
    throw new BuildProblem(missingToolLine('astro'))
  }
  await runBuilder([builder, 'build', '--config', 'tools/build/astro.config.mjs'], {
    ...environmentOfBuild(settings),
    BUILD_FOLDER: into,
    NODE_ENV: 'production',
  })
}

export type BuildOptions = {
  /** The build's folder, counted from the repository's. */
  into: string
  /** Without compressed copies, link previews and a bill of materials. */
  quick?: boolean
}

/**
 * Builds the site into the folder `client` of the build's folder, unless the finished build there
 * is of these sources. It is built beside that one and takes its place when it is finished, so a
 * server that starts meanwhile finds the last build whole, and so does one when this build fails.
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
  const hash = await sourcesHash(root, settings, contentFolder, closedOpenings())
  const sources = quick ? `${hash} quick` : hash
  const buildFolder = resolve(root, into)
  const last = readBuildRecord(buildFolder)?.sources
  const whole = ['client/index.html', answerPageFile, ...(quick ? [] : [licencesFile])]
  const there = whole.every((name) => existsSync(join(buildFolder, name)))
  if (last === sources && there) return 'sources unchanged, nothing to do'
  // Imported only when needed: a start without a build does not wait for it.
  const { checkContent } = await import('./check-content.ts')
  checkContent()
  const nextFolder = join(buildFolder, 'next')
  await rm(nextFolder, { recursive: true, force: true })
  const besides = join(nextFolder, 'besides')
  // One processor renders pages, the other makes what needs none of them.
  const [, , missing] = await Promise.all([
    prerender(settings, nextFolder),
    import('./besides-pages.ts').then(({ writeBesides }) => writeBesides(besides, quick)),
    quick ? '' : writeBillOfMaterials(root, nextFolder),
  ])
  const client = join(nextFolder, 'client')
  for (const name of await readdir(besides)) await rename(join(besides, name), join(client, name))
  const { postprocessSite } = await import('./postprocess.ts')
  const summary = await postprocessSite(client, settings, quick)

  // Without a stamp the build is unfinished while its parts are exchanged.
  await removeStamp(buildFolder)
  if (last !== undefined) await keepAssets(buildFolder)
  for (const name of ['client', answerPageFile, licencesFile, billOfMaterialsFile]) {
    const [made, place] = [join(nextFolder, name), join(buildFolder, name)]
    await rm(place, { recursive: true, force: true })
    if (existsSync(made)) await rename(made, place)
  }
  // Astro's server bundle is needed only while pages are rendered.
  await rm(nextFolder, { recursive: true, force: true })
  if (missing) console.error(missing)
  await writeStamp(buildFolder, { sources, settings })
  await forgetOldest()
  return summary
}
