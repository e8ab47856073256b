import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderDocuments } from '#documents/render.ts'
import { kept } from '../lib/build-cache.ts'
import { filesHash } from '../lib/hash-files.ts'
import { root } from '../lib/root.ts'
import { writePressKit } from '../media-kit/write-press-kit.ts'
import { writeIcons } from '../postprocess/icons.ts'
import { writePreviews } from '../previews/write-previews.ts'

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

/** What decides about the PDFs besides content; `package-lock.json` has the versions of Typst and sharp. */
const code = ['documents/**/*', 'package-lock.json']

/** Writes the PDFs of `documents/` into a folder, each under its id. */
export async function writeDocuments(folder: string, keep = kept): Promise<void> {
  const hash = await filesHash(root, code)
  const documents = await renderDocuments((sources, make) =>
    keep(['document', hash, ...sources], make),
  )
  for (const { id, bytes } of documents) await writeFile(join(folder, `${id}.pdf`), bytes)
}
