import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/** Beside the site's pictures in their sizes; removing it costs time alone. */
const usual = join(root, 'node_modules/.cache/drawn')
/** In `BUILD_WORK`, where that is set because node_modules is read-only. */
const cache = process.env.BUILD_WORK ? join(process.env.BUILD_WORK, 'drawn') : usual

/**
 * Caches bytes that a build makes under the hash of their sources, for the builds after it.
 *
 * @param sources everything that decides about the bytes
 */
export async function kept(
  sources: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(`${source.length}\0`).update(source)
  const name = hash.digest('hex').slice(0, 40)
  const file = join(cache, name)
  for (const folder of new Set([cache, usual])) {
    const known = await readFile(join(folder, name)).catch(() => undefined)
    if (known) return known
  }
  const made = await make()
  await mkdir(cache, { recursive: true })
  // `rename` is atomic: a build that is cut short leaves no partial file under this name.
  const part = `${file}.${process.pid}`
  await writeFile(part, made)
  await rename(part, file)
  return made
}
