import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { answerPageFile } from '#contract/answer-page.ts'
import { root } from '../root.ts'
import { checkContent } from './check-content.ts'
import type { BuildSettings } from './settings.ts'
import { sourcesHash } from './sources-hash.ts'
import { readStamp, removeStamp, writeStamp } from './stamp.ts'

/**
 * Builds the site into the folder `client` of the build's folder, unless the finished build there
 * is of these sources.
 *
 * @param into the build's folder, counted from the repository's
 * @returns what was done, in one line
 * @throws {BuildProblem} when settings, content or code have to be mended first
 */
export async function buildSite(settings: BuildSettings, into: string): Promise<string> {
  const sources = await sourcesHash(root, settings)
  const buildFolder = join(root, into)
  const folder = join(buildFolder, 'client')
  const results = [join(folder, 'index.html'), join(buildFolder, answerPageFile)]
  if ((await readStamp(buildFolder)) === sources && results.every(existsSync)) {
    return 'sources unchanged, nothing to do'
  }
  await removeStamp(buildFolder)
  await checkContent()
  await rm(folder, { recursive: true, force: true })
  // Imported only when needed: a start without a build does not wait for it.
  const { prerender } = await import('./prerender.ts')
  await prerender(settings, into)
  const { writeDocuments } = await import('../documents.ts')
  await writeDocuments(folder)
  const { sealSite } = await import('../seal.ts')
  const summary = await sealSite(folder, settings)
  // Rendered the pages; nothing uses it afterwards.
  await rm(join(buildFolder, 'server'), { recursive: true, force: true })
  await writeStamp(buildFolder, sources)
  return summary
}
