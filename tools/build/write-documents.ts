import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderDocuments } from '#documents/render.ts'
import { kept } from '../lib/build-cache.ts'
import { filesHash } from '../lib/hash-files.ts'
import { root } from '../lib/root.ts'

/** What decides about the PDFs besides content; `package-lock.json` has the versions of Typst and sharp. */
const code = ['documents/**/*', 'app/styles/fonts/*', 'package-lock.json']

/** Writes the PDFs of `documents/` into a folder, each under its id. */
export async function writeDocuments(folder: string, keep = kept): Promise<void> {
  const hash = await filesHash(root, code)
  await mkdir(folder, { recursive: true })
  for (const { id, bytes } of await renderDocuments((sources, make) =>
    keep(['document', hash, ...sources], make),
  )) {
    await writeFile(join(folder, `${id}.pdf`), bytes)
  }
}
