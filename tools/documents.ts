import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentEntries } from '#content/model/documents.ts'
import { renderDocuments } from '#documents/render.ts'

// Writes the PDFs of `documents/` into the folder that the first argument names, each under its id; from
// the folder that the second one names it takes those that are there.
const [folder, earlier] = process.argv.slice(2)
if (!folder) throw new Error('say where the documents go: node tools/documents.ts FOLDER')
const there = documentEntries.filter(({ id }) => earlier && existsSync(join(earlier, `${id}.pdf`)))
for (const { id } of there)
  await copyFile(join(`${earlier}`, `${id}.pdf`), join(folder, `${id}.pdf`))
if (there.length < documentEntries.length) {
  for (const { id, bytes } of await renderDocuments()) {
    if (there.every((one) => one.id !== id)) await writeFile(join(folder, `${id}.pdf`), bytes)
  }
}
