import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderDocuments } from '#documents/render.ts'

// Writes the PDFs of `documents/` into the folder that the first argument names, each under its id.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('say where the documents go: node tools/documents.ts FOLDER')
for (const { id, bytes } of await renderDocuments()) {
  await writeFile(join(folder, `${id}.pdf`), bytes)
}
