import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { checkContent } from './check-content.ts'
import { buildSettingsFrom } from './settings.ts'
import { sourcesHash } from './sources-hash.ts'
import { readStamp, removeStamp, writeStamp } from './stamp.ts'

/**
 * Builds the site into `build/client` unless the finished build there is of these sources.
 *
 * @returns what was done, in one line
 * @throws {BuildProblem} when settings, content or code have to be mended first
 */
export async function buildSite(environment: NodeJS.ProcessEnv): Promise<string> {
  const settings = buildSettingsFrom(environment)
  const sources = await sourcesHash(root, settings)
  const folder = join(root, 'build/client')
  if ((await readStamp(root)) === sources && existsSync(join(folder, 'index.html'))) {
    return 'sources unchanged, nothing to do'
  }
  await removeStamp(root)
  await checkContent()
  await rm(folder, { recursive: true, force: true })
  // Imported only when needed: a start without a build does not wait for it.
  const { prerender } = await import('./prerender.ts')
  await prerender(settings)
  const { writeDocuments } = await import('../documents.ts')
  await writeDocuments(folder)
  const { sealSite } = await import('../seal.ts')
  const summary = await sealSite(folder, settings)
  // Rendered the pages; nothing uses it afterwards.
  await rm(join(root, 'build/server'), { recursive: true, force: true })
  await writeStamp(root, sources)
  return summary
}
