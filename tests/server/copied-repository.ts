import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { repository } from './run-node.ts'

/**
 * A copy of parts of the repository, which a test may change; it is deleted when the test is over.
 *
 * @param packages whether it has the repository's packages, as a link
 */
export async function copiedRepository(parts: readonly string[], packages = true) {
  const copy = await mkdtemp(join(tmpdir(), 'repository-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const part of parts) {
    await cp(join(repository, part), join(copy, part), { recursive: true })
  }
  if (packages) await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}
