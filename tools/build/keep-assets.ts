import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Keeps the hashed files of the build that is about to be replaced, in place of those of the build
 * before it: pages that were opened before a deploy still load theirs. To be called for a finished
 * build only: half a build would replace the files of a whole one.
 */
export async function keepAssets(buildFolder: string): Promise<void> {
  const assets = join(buildFolder, 'client/assets')
  const previous = join(buildFolder, 'previous')
  if (!existsSync(assets)) return
  await rm(previous, { recursive: true, force: true })
  await mkdir(previous, { recursive: true })
  await rename(assets, join(previous, 'assets'))
}
