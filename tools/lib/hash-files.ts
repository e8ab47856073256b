import { createHash, type Hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files-in.ts'

/** Changing a test does not change the site. */
const test = /\.test\.tsx?$/

/** Adds the names and bytes of files to a hash, tests left out. */
export async function hashFiles(hash: Hash, folder: string, patterns: string[]): Promise<void> {
  const files = (await filesIn(folder, patterns)).filter((file) => !test.test(file))
  for (const file of files) {
    const path = join(folder, file)
    // Synchronous: each start waits for this, and a thousand promises would take longer than the files.
    if (!statSync(path).isFile()) continue
    const bytes = readFileSync(path)
    // The length keeps one file's end from passing for the next one's beginning.
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
}

/** A fingerprint of files, such as the code that makes something. */
export async function filesHash(folder: string, patterns: string[]): Promise<string> {
  const hash = createHash('sha256')
  await hashFiles(hash, folder, patterns)
  return hash.digest('hex').slice(0, 12)
}
