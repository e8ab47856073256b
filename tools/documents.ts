import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { RenderedDocument } from '#documents/render.tsx'
import { root } from './root.ts'

/**
 * The PDFs of `documents/`, each under its id.
 *
 * They are React components, and Node.js reads TypeScript but not JSX: Vite's module runner
 * loads them instead, file by file and without a bundle to keep.
 */
export async function renderDocuments(): Promise<RenderedDocument[]> {
  const { module } = await runnerImport<typeof import('#documents/render.tsx')>(
    join(root, 'documents/render.tsx'),
    // Not the site's own configuration: its plugins are for pages.
    { root, configFile: false, logLevel: 'error', mode: 'production' },
  )
  return module.renderDocuments()
}

/** Writes them into the built site. */
export async function writeDocuments(
  folder: string,
  documents: readonly RenderedDocument[],
): Promise<void> {
  for (const { id, bytes } of documents) await writeFile(join(folder, `${id}.pdf`), bytes)
}
