import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { contentKinds } from '#content/model/content-kind.ts'
import { fieldLabels, forms, hiddenFields } from '#contract/forms.ts'
import { readBuildRecord } from './build-record.ts'
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
