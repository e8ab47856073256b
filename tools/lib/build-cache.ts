import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/** Beside the packages; removing it costs time alone. */
const usual = join(root, 'node_modules/.cache/drawn')
/** In `BUILD_WORK`, where that is set because node_modules is read-only. */
const own = () => (process.env.BUILD_WORK ? join(process.env.BUILD_WORK, 'drawn') : usual)

/** In bytes: more than three builds of the whole site, each with other pictures. */
const defaultLimit = 400 * 2 ** 20

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
  const cache = own()
  for (const folder of new Set([cache, usual])) {
    const file = join(folder, name)
    const known = await readFile(file).catch(() => undefined)
    if (!known) continue
    // For `forgetOldest`. Another user's file stays as it is.
    await utimes(file, new Date(), new Date()).catch(() => {})
    return known
  }
  const made = await make()
  await mkdir(cache, { recursive: true })
  // `rename` is atomic: a build that is cut short leaves no partial file under this name.
  const part = join(cache, `${name}.${randomUUID()}`)
  await writeFile(part, made)
  await rename(part, join(cache, name))
  return made
}

/**
 * Removes what no build has used for longest, until the rest is small enough. Another build at the same
 * time makes what it misses again.
 *
 * @param limit in bytes
 */
export async function forgetOldest(limit = defaultLimit): Promise<void> {
  const cache = own()
  const names = await readdir(cache).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(cache, name)
      const stats = await stat(file).catch(() => undefined)
      return stats ? [{ file, size: stats.size, used: stats.mtimeMs }] : []
    }),
  )
  let room = limit
  for (const { file, size } of found.flat().toSorted((a, b) => b.used - a.used)) {
    room -= size
    if (room < 0) await rm(file, { force: true })
  }
}
