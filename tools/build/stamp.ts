import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const stampSchema = z.object({ sources: z.string() })

/** The mark of a finished build: the fingerprint of the sources it was made from. */
function stampFile(buildFolder: string): string {
  return join(buildFolder, 'stamp.json')
}

/** The fingerprint of the finished build; `undefined` when there is none. */
export async function readStamp(buildFolder: string): Promise<string | undefined> {
  const text = await readFile(stampFile(buildFolder), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return stampSchema.parse(JSON.parse(text)).sources
  } catch {
    // A stamp that was cut short is no stamp: the site is built again.
    return undefined
  }
}

/** Removed first and written last, so that a build cut short never passes for a finished one. */
export async function removeStamp(buildFolder: string): Promise<void> {
  await rm(stampFile(buildFolder), { force: true })
}

export async function writeStamp(buildFolder: string, sources: string): Promise<void> {
  await mkdir(buildFolder, { recursive: true })
  await writeFile(stampFile(buildFolder), `${JSON.stringify({ sources })}\n`)
}
