import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildSettings } from '#server/build-record.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { root } from '../lib/root.ts'
import { missingToolLine } from './missing-tool.ts'
import { runBuilder } from './run-builder.ts'
import { environmentOfBuild } from './settings.ts'

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
  await runBuilder([builder, 'build'], {
    ...environmentOfBuild(settings),
    BUILD_FOLDER: into,
    NODE_ENV: 'production',
  })
}
