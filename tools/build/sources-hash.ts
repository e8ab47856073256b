import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../files-in.ts'
import type { BuildSettings } from './settings.ts'

/** Everything that decides what the build looks like. */
const sources = [
  '{app,brand,content,contract,documents,tools}/**/*',
  '*.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** Changing a test does not change the site. */
const test = /\.test\.tsx?$/

/** A fingerprint of the sources: equal exactly when a new build would give the same site. */
export async function sourcesHash(folder: string, settings: BuildSettings): Promise<string> {
  const files = (await filesIn(folder, sources)).filter((file) => !test.test(file))
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of files) {
    const path = join(folder, file)
    if (!(await stat(path)).isFile()) continue
    const bytes = await readFile(path)
    // The length keeps one file's end from passing for the next one's beginning.
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
