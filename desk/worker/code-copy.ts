import { copyFile, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeHash, sources } from '../../tools/build/sources-hash.ts'
import { filesIn } from '../../tools/lib/files-in.ts'

/**
 * A copy of the site's code, with a link to its packages: Astro writes `.astro` beside its configuration,
 * and the original may be read-only, or change during a build. The copy's path is always the same, because
 * Astro derives the names of islands from it.
 *
 * @returns the copy's folder, and the code's fingerprint
 */
export async function codeCopy(
  code: string,
  work: string,
): Promise<{ folder: string; hash: string }> {
  const hash = await codeHash(code)
  const folder = join(work, 'code')
  // Written last, so that an interrupted copy is made again.
  const mark = join(folder, '.hash')
  const known = await readFile(mark, 'utf8').catch(() => undefined)
  if (known === hash) return { folder, hash }
  await rm(folder, { recursive: true, force: true })
  for (const file of await filesIn(code, [...sources, '{bin,server}/**/*'])) {
    if (!(await stat(join(code, file))).isFile()) continue
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await copyFile(join(code, file), join(folder, file))
  }
  await symlink(join(code, 'node_modules'), join(folder, 'node_modules'), 'junction')
  // Tailwind skips what Git ignores, such as `data/`: `.git` makes the copy a repository of its own.
  await mkdir(join(folder, '.git'))
  await writeFile(mark, hash)
  return { folder, hash }
}
