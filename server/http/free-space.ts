import { statfs } from 'node:fs/promises'
import { limits } from '#server/limits.ts'

/** Milliseconds between two looks at the disk. */
const pause = 2_000

/** The part of a small disk that must be left. */
const share = 0.05

/**
 * Watches the free space of a folder's disk.
 *
 * @returns whether it is below what must be left, as of the last look; and how to end the watch
 */
export async function watchFreeSpace(
  folder: string,
): Promise<{ low: () => boolean; stop: () => void }> {
  let low = false
  async function look() {
    try {
      const { bavail, blocks, bsize } = await statfs(folder)
      low = bavail * bsize < Math.min(limits.freeSpace.value, blocks * bsize * share)
    } catch {
      // A system that cannot tell: then the store's own refusal has to do.
      low = false
    }
  }
  await look()
  const timer = setInterval(look, pause).unref()
  return { low: () => low, stop: () => clearInterval(timer) }
}
