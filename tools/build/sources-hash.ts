import { createHash, type Hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildRecord, type BuildSettings, buildRecordFile } from '#server/build-record.ts'
import { filesIn } from '../lib/files-in.ts'

/** Removed first and written last, so that a build cut short never passes for a finished one. */
export async function removeStamp(buildFolder: string): Promise<void> {
  await rm(buildRecordFile(buildFolder), { force: true })
}

export async function writeStamp(buildFolder: string, record: BuildRecord): Promise<void> {
  await mkdir(buildFolder, { recursive: true })
  await writeFile(buildRecordFile(buildFolder), `${JSON.stringify(record)}\n`)
}

/** Everything that decides what the build looks like. */
export const sources = [
  '{app,brand,contract,documents,tools}/**/*',
  // `*` in a glob matches no name that begins with a dot.
  'app/pages/.*/*',
  'content/{migrations,model}/**/*',
  '*.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** Changing a test does not change the site. */
const test = /\.test\.tsx?$/

/**
 * A fingerprint of the sources: equal exactly when a new build would give the same site.
 *
 * @param content the folder with what the site says
 * @param closed the openings that have closed: with time the same sources give another site
 */
export async function sourcesHash(
  folder: string,
  settings: BuildSettings,
  content: string,
  closed: readonly string[] = [],
): Promise<string> {
  const { BUILD_DATE } = process.env
  const said = [settings, closed, ...(BUILD_DATE ? [BUILD_DATE] : [])]
  const hash = createHash('sha256').update(JSON.stringify(said))
  await hashFiles(hash, folder, sources)
  await hashFiles(hash, content, ['**/*.{yaml,md,svg,jpg,jpeg,png,webp,avif}'])
  return hash.digest('hex')
}

/** A fingerprint of the code alone: builds with the same differ by content, settings and date. */
export async function codeHash(folder: string): Promise<string> {
  const hash = createHash('sha256')
  await hashFiles(hash, folder, sources)
  return hash.digest('hex').slice(0, 12)
}

async function hashFiles(hash: Hash, folder: string, pattern: string[]): Promise<void> {
  const files = (await filesIn(folder, pattern)).filter((file) => !test.test(file))
  for (const file of files) {
    const path = join(folder, file)
    // Synchronous: each start waits for this, and a thousand promises would take longer than the files.
    if (!statSync(path).isFile()) continue
    const bytes = readFileSync(path)
    // The length keeps one file's end from passing for the next one's beginning.
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
}
