import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeHash, sources } from '../../tools/build/sources-hash.ts'
import { filesIn } from '../../tools/lib/files-in.ts'

/**
 * A copy of the site's code in a folder of the builder's own, with a link to its packages: Astro writes
 * `.astro` beside its configuration, and the code's own folder may be read-only. It is made once for each
 * code, and what somebody changes there meanwhile mixes into no build.
 *
 * @returns the copy's folder, and the code's fingerprint
 */
export async function codeCopy(
  code: string,
  work: string,
): Promise<{ folder: string; hash: string }> {
  const hash = await codeHash(code)
  const folder = join(work, 'code', hash)
  if (existsSync(folder)) return { folder, hash }
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  for (const file of await filesIn(code, [...sources, 'server/**/*'])) {
    if (!(await stat(join(code, file))).isFile()) continue
    await mkdir(dirname(join(part, file)), { recursive: true })
    await copyFile(join(code, file), join(part, file))
  }
  await symlink(join(code, 'node_modules'), join(part, 'node_modules'), 'junction')
  // Tailwind looks for class names where Git does, and below `data/` Git looks nowhere.
  await mkdir(join(part, '.git'))
  await rename(part, folder)
  for (const old of await readdir(join(work, 'code'))) {
    if (old !== hash) await rm(join(work, 'code', old), { recursive: true, force: true })
  }
  return { folder, hash }
}
