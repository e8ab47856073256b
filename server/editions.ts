import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { contentKinds } from '#content/model/content-kind.ts'
import { fieldLabels, forms, hiddenFields } from '#contract/forms.ts'
import { checkBuild, readBuildRecord } from './build-record.ts'
import { type Settings, SettingsError } from './settings.ts'

/** What the desk writes beside a finished build that it has published. */
export const editionSchema = z.object({
  number: z.int().positive(),
  /** Of the desk's content. */
  commit: z.string(),
  mode: z.enum(contentKinds),
  /** Fingerprints of the code that built it, and of what its forms agree on with a server. */
  code: z.string(),
  contract: z.string(),
  /** The moment that it was built for. */
  date: z.string(),
  title: z.string(),
})

export type Edition = z.infer<typeof editionSchema>

export const editionFile = 'edition.json'

/** The addresses and field names of forms: pages of another contract would send what we cannot read. */
export function contractOf(): string {
  const agreed = JSON.stringify([forms, Object.keys(fieldLabels), hiddenFields])
  return createHash('sha256').update(agreed).digest('hex').slice(0, 12)
}

/** Where the desk keeps its editions: `EDITIONS`, on a machine of one's own found beside the inbox. */
export function editionsFolder({ EDITIONS, DATA_DIR }: Pick<Settings, 'EDITIONS' | 'DATA_DIR'>) {
  return EDITIONS ?? join(DATA_DIR, 'desk')
}

/** The edition's folder to which the link `live` leads; undefined where nothing was published. */
export function liveEdition(folder: string): string | undefined {
  try {
    return resolve(folder, readlinkSync(join(folder, 'live')))
  } catch {
    return undefined
  }
}

/** The hashed files of all editions that an open page may still load. */
export function poolOf(edition: string): string {
  return join(dirname(dirname(edition)), 'pool')
}

/**
 * What an edition says of itself.
 *
 * @throws {SettingsError} when it is not whole, or this server cannot read what its forms send
 */
export function readEdition(folder: string): Edition {
  const edition = parsed(join(folder, editionFile))
  const mode = readBuildRecord(join(folder, 'build'))?.settings.CONTENT
  if (!edition || edition.mode !== mode) {
    throw new SettingsError(
      `The edition in ${folder} is not whole: publish it again at the desk, or put another one back.`,
    )
  }
  if (edition.contract !== contractOf()) {
    throw new SettingsError(
      `Edition ${basename(folder)} was built by other code, whose forms this server does not know: ` +
        'start the desk with the same code as the server, and publish again.',
    )
  }
  return edition
}

function parsed(file: string): Edition | undefined {
  try {
    return editionSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** An edition that this server can serve, with the settings that it was approved for. */
type ServedEdition = { folder: string; edition: Edition; settings: Settings }

/**
 * The edition to serve: the live one; where that cannot be served, or has no link as while a backup is
 * restored, the one that was served last. Undefined where nothing was published.
 *
 * @param liveOnly whether a live edition that cannot be served is an error in any case
 * @throws {SettingsError} when there is no edition that can be served
 */
export function editionToServe(settings: Settings, liveOnly: boolean): ServedEdition | undefined {
  const folder = editionsFolder(settings)
  const live = liveEdition(folder)
  const last = lastServed(settings)
  const candidates = live && liveOnly ? [live] : [live, last?.startsWith(folder) ? last : undefined]
  let problem: SettingsError | undefined
  for (const candidate of new Set(candidates)) {
    if (candidate === undefined) continue
    try {
      return checkEdition(candidate, settings)
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      problem ??= error
    }
  }
  if (live && problem) throw problem
  return undefined
}

/** An edition is draft or confirmed as it was approved, whatever CONTENT in the settings says. */
function checkEdition(folder: string, settings: Settings): ServedEdition {
  const edition = readEdition(folder)
  const approved = { ...settings, CONTENT: edition.mode }
  checkBuild(approved, join(folder, 'build'))
  return { folder, edition, settings: approved }
}

function servedFile({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'served-edition')
}

function lastServed(settings: Settings): string | undefined {
  try {
    return readFileSync(servedFile(settings), 'utf8')
  } catch {
    return undefined
  }
}

/** Remembers the edition that is served, for a start at which the live one cannot be. */
export function rememberServed(settings: Settings, folder: string): void {
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 })
  writeFileSync(servedFile(settings), folder)
}

/** Milliseconds between two looks at the link, and until an edition that was refused is tried again. */
const pollInterval = 500
const retryInterval = 60_000

/**
 * Resolves when another server has taken over, since the link led to another edition.
 *
 * @param served the folder of the edition that is served now
 * @param isReplaced has another server start on the live edition; false if it could not
 */
export async function nextEdition(
  settings: Settings,
  served: string | undefined,
  isReplaced: () => Promise<boolean>,
): Promise<void> {
  let refused: { live: string; until: number } | undefined
  for (;;) {
    await wait(pollInterval)
    const live = liveEdition(editionsFolder(settings))
    // There is no link while a backup is restored.
    if (!live || live === served) continue
    if (refused?.live === live && performance.now() < refused.until) continue
    if (await isReplaced()) return
    refused = { live, until: performance.now() + retryInterval }
  }
}
