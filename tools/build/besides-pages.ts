import { mkdir } from 'node:fs/promises'
import { writePressKit } from '../media-kit/write-press-kit.ts'
import { writeIcons } from '../postprocess/icons.ts'
import { writePreviews } from '../previews/write-previews.ts'
import { writeDocuments } from './write-documents.ts'

/**
 * Writes what a site has besides its pages and is made of content alone: documents, icons, press kit, link
 * previews. What has not changed comes from the cache.
 *
 * @param quick without link previews
 */
export async function writeBesides(folder: string, quick: boolean): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeDocuments(folder)
  await writeIcons(folder)
  await writePressKit(folder)
  if (!quick) await writePreviews(folder)
}
