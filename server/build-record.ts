import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type ContentKind, contentKinds } from '#content/model/content-kind.ts'
import { hstsSchema, isExample } from '#contract/headers.ts'
import { type Settings, SettingsError } from './settings.ts'

/** The settings that are built into the pages; another value means another build. */
export const buildSettingsSchema = z.object({
  SITE_URL: z.string(),
  CONTENT: z.enum(contentKinds),
  /** An origin, or what `InboxPlace` says. */
  INBOX_URL: z.string(),
  AI_BASE_URL: z.string(),
  HSTS: hstsSchema.unwrap(),
})

export type BuildSettings = z.infer<typeof buildSettingsSchema>

/**
 * Where the inbox is when `INBOX_URL` does not say: on the site's own origin, because our server
 * hands the site out, or nowhere, because it is a plain static build. Then forms only simulate
 * their delivery (spec 4, 7).
 */
export type InboxPlace = 'same-origin' | 'none'

/** What these settings build into the pages. @param inbox where forms go without `INBOX_URL` */
export function buildSettingsOf(settings: Settings, inbox: InboxPlace): BuildSettings {
  const { SITE_URL, AI_BASE_URL, HSTS, CONTENT = kindFor(SITE_URL), INBOX_URL = inbox } = settings
  return { CONTENT, SITE_URL, AI_BASE_URL, INBOX_URL, HSTS }
}

/** A site without an address of its own is a draft (spec 2.24). */
function kindFor(siteUrl: string): ContentKind {
  return isExample(siteUrl) ? 'draft' : 'confirmed'
}

const buildRecordSchema = z.object({
  /** The fingerprint of the sources that it was made from. */
  sources: z.string(),
  settings: buildSettingsSchema,
})

/** What a finished build says of itself. */
export type BuildRecord = z.infer<typeof buildRecordSchema>

/** The file with it, beside what visitors see. @param buildFolder `build/` */
export function buildRecordFile(buildFolder: string): string {
  return join(buildFolder, 'stamp.json')
}

/** What the build in a folder says of itself; `undefined` when it is not finished, or older than this. */
export function readBuildRecord(buildFolder: string): BuildRecord | undefined {
  try {
    return buildRecordSchema.parse(JSON.parse(readFileSync(buildRecordFile(buildFolder), 'utf8')))
  } catch {
    // None, or one that was cut short.
    return undefined
  }
}

/**
 * Makes sure that a build was made with the settings that it is served with: otherwise its pages
 * would name another site, or send forms and questions elsewhere than the server thinks. A build
 * without a record is served: no crash in the middle of a deploy takes the site away.
 *
 * @throws {SettingsError} naming each difference with both values, and what to do
 */
export function checkBuild(settings: Settings, buildFolder: string): void {
  const record = readBuildRecord(buildFolder)
  if (!record) return
  const differences = differencesFrom(record, settings)
  if (differences.length === 0) return
  throw new SettingsError(
    `The build was made with other settings: ${differences.join(', ')}. ` +
      'Run npm run build -- --with-inbox, then start again.',
  )
}

/** How a build differs from what our own server serves with these settings. */
export function differencesFrom(record: BuildRecord, settings: Settings): string[] {
  const served = buildSettingsOf(settings, 'same-origin')
  return buildSettingsSchema
    .keyof()
    .options.filter((name) => served[name] !== record.settings[name])
    .map(
      (name) => `${name} is ${inWords(served[name])}, built with ${inWords(record.settings[name])}`,
    )
}

/** An inbox that `INBOX_URL` does not name, in words. */
function inWords(value: string): string {
  if (value === 'same-origin') return 'the inbox of this server'
  return value === 'none' ? 'no inbox' : JSON.stringify(value)
}
