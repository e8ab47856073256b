import { open, rename, rm } from 'node:fs/promises'

/**
 * Writes a file that its owner alone may read. It appears under its name when it is complete;
 * nothing is left of one that fails.
 *
 * @param write fills the empty file of the name that it is given
 */
export async function privateFile(
  file: string,
  write: (part: string) => Promise<unknown>,
): Promise<void> {
  const part = `${file}.${process.pid}.part`
  try {
    await (await open(part, 'wx', 0o600)).close()
    await write(part)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}
