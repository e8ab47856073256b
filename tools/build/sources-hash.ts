import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type BuildRecord, type BuildSettings, buildRecordFile } from '#server/build-record.ts'
import type { Settings } from '#server/settings.ts'
import { filesHash, hashFiles } from '../lib/hash-files.ts'
import { changesOf } from '../lib/history.ts'

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
export type Circumstances = {
  /** The openings that have closed: with time the same sources give another site. */
  closed?: readonly string[]
  /** A draft lists what is left to set for a launch. */
  toSet?: Partial<Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_CONTACT' | 'MAIL_HR'>>
}

/**
 * A fingerprint of the sources: equal exactly when a new build would give the same site.
 *
 * @param content the folder with what the site says
 */
export async function sourcesHash(
  folder: string,
  settings: BuildSettings,
  content: string,
  { closed = [], toSet = {} }: Circumstances = {},
): Promise<string> {
  const { BUILD_DATE } = process.env
  const inputs: unknown[] = [settings, closed, ...(BUILD_DATE ? [BUILD_DATE] : [])]
  // What `/draft` shows besides (tools/launch-check/draft-list.ts): settings, and the days of changes.
  if (settings.CONTENT === 'draft') {
    const { SMTP_URL, MAIL_FROM, MAIL_CONTACT, MAIL_HR } = toSet
    inputs.push(Boolean(SMTP_URL), MAIL_FROM, MAIL_CONTACT, MAIL_HR, changesOf(content))
  }
  const hash = createHash('sha256').update(JSON.stringify(inputs))
  await hashFiles(hash, folder, sources)
  await hashFiles(hash, content, ['**/*.{yaml,md,svg,jpg,jpeg,png,webp,avif}'])
  return hash.digest('hex')
}

/** A fingerprint of the code alone: builds with the same differ by content, settings and date. */
export function codeHash(folder: string): Promise<string> {
  return filesHash(folder, sources)
}
