import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildApp } from '#server/app.ts'
import { root } from '#tools/root.ts'

/** The site as built from what was edited. */
export const builtFolder = join(root, 'build/edited/client/')

/** Builds the site from the copy of content, as `npm run build` does after an editor's change. */
export async function buildEdited(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/build.ts', '--into', 'build/edited'], {
    cwd: root,
  })
}

/** What a file of it holds, as one line. */
export function builtText(file: string): string {
  return readFileSync(join(builtFolder, file), 'utf8').replaceAll(/\s+/g, ' ')
}

/** Hands it out to a browser. */
export async function serveEdited() {
  const app = await buildApp({
    siteFolder: builtFolder,
    siteUrl: 'https://exprichgroup.example',
    trustProxy: false,
    logger: undefined,
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, close: () => app.close() }
}
