import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file that its owner alone may read. It appears under its name when it is complete;
 * nothing is left of one that fails.
 *
 * @param write fills the empty file of the name that it is given
 */
export async function writePrivateFile(
  file: string,
  write: (part: string) => Promise<unknown>,
): Promise<void> {
  // Not the file's own name, which may be as long as a name can be.
  const part = join(dirname(file), `inbox-${process.pid}.part`)
  try {
    await (await open(part, 'wx', 0o600)).close()
    await write(part)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}
