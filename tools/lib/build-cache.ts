import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/** Beside the site's pictures in their sizes; removing it costs time alone. */
const usual = join(root, 'node_modules/.cache/drawn')
/** Where `BUILD_WORK` says, whoever may not write among the packages keeps what is new. */
const cache = process.env.BUILD_WORK ? join(process.env.BUILD_WORK, 'drawn') : usual

/**
 * What a build made once, kept for the next ones by what it is made of.
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
  // A build that is cut short leaves no half file for the next one.
  const part = `${file}.${process.pid}`
  await writeFile(part, made)
  await rename(part, file)
  return made
}
