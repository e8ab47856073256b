import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerPageFile } from '#contract/answer-page.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { writeCompressedCopies } from '#tools/postprocess/compressed-copies.ts'
import { withoutScripts } from '#tools/postprocess/without-scripts.ts'

/** What a server needs to run from a folder of its own, besides the site; it finds the packages above. */
const program = ['server', 'contract', 'content', 'brand', 'package.json']

/**
 * Copies server and site into a folder, each page without its scripts: no page with the same look can
 * be cheaper, so it is what the site is measured against.
 *
 * @param folder below the repository's
 */
export async function copyWithoutScripts(repository: string, folder: string): Promise<void> {
  const site = join(folder, 'build/client')
  await mkdir(join(folder, 'build'), { recursive: true })
  for (const name of program) {
    await cp(join(repository, name), join(folder, name), { recursive: true })
  }
  await cp(join(repository, 'build/client'), site, { recursive: true })
  await cp(join(repository, 'build', answerPageFile), join(folder, 'build', answerPageFile))
  for (const page of await filesIn(site, '**/*.html')) {
    const file = join(site, page)
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')))
  }
  for (const copy of await filesIn(site, '**/*.html.{br,gz}')) await rm(join(site, copy))
  await writeCompressedCopies(site)
}
