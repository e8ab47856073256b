import { copyFile, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeHash, sources } from '../../tools/build/sources-hash.ts'
import { filesIn } from '../../tools/lib/files-in.ts'

/**
 * A copy of the site's code in a folder of the builder's own, with a link to its packages: Astro writes
 * `.astro` beside its configuration, and the code's own folder may be read-only. What somebody changes
 * there meanwhile mixes into no build. Its place is always the same, because Astro names islands by it.
 *
 * @returns the copy's folder, and the code's fingerprint
 */
export async function codeCopy(
  code: string,
  work: string,
): Promise<{ folder: string; hash: string }> {
  const hash = await codeHash(code)
  const folder = join(work, 'code')
  // Written last, so that a copy that was cut short passes for none.
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
  // Tailwind looks for class names where Git does, and below `data/` Git looks nowhere.
  await mkdir(join(folder, '.git'))
  await writeFile(mark, hash)
  return { folder, hash }
}
