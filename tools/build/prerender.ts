import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { runTool } from '../run-tool.ts'
import { BuildProblem } from './build-problem.ts'
import { missingPackage, missingToolLine } from './missing-tool.ts'
import type { BuildSettings } from './settings.ts'

const builder = 'node_modules/astro/bin/astro.mjs'

/**
 * Has Astro bundle the site and write every page as HTML.
 *
 * @param into where its folder `client` goes, counted from the repository's
 * @throws {BuildProblem} what the builder says, or one line when a part of it is missing
 */
export async function prerender(settings: BuildSettings, into: string): Promise<void> {
  if (!existsSync(join(root, builder))) {
    throw new BuildProblem(missingToolLine('astro'))
  }
  const { code, output } = await runTool([builder, 'build'], {
    ...settings,
    BUILD_FOLDER: into,
    NODE_ENV: 'production',
  })
  if (code === 0) return
  const missing = missingPackage(output)
  throw new BuildProblem(missing ? missingToolLine(missing) : output)
}
