import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#tools/lib/root.ts'

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
