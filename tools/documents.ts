import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './root.ts'

// Writes the PDFs of `documents/` into the folder that the first argument names, each under its id.
// They are React components, and Node.js reads TypeScript but not JSX: Vite's module runner
// loads them instead, file by file and without a bundle to keep.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('say where the documents go: node tools/documents.ts FOLDER')
const { module } = await runnerImport<typeof import('#documents/render.tsx')>(
  join(root, 'documents/render.tsx'),
  // Not the site's own configuration: its plugins are for pages.
  { root, configFile: false, logLevel: 'error', mode: 'production' },
)
for (const { id, bytes } of await module.renderDocuments()) {
  await writeFile(join(folder, `${id}.pdf`), bytes)
}
