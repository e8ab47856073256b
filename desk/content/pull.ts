import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Refusal } from '../base/desk.ts'
import { type ContentRepository, contentPaths } from './content-repository.ts'

const run = promisify(execFile)

/**
 * Makes a checkout's `content/` equal to the desk's live commit, without touching files such as code.
 *
 * @returns the files that were written or removed
 * @throws {Refusal} when the folder holds changes that nobody has committed
 */
export async function pull(content: ContentRepository, folder: string): Promise<string[]> {
  const uncommitted = await run('git', ['status', '--porcelain', '--', '.'], { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    // Not a checkout: a copy from an archive can be unpacked again.
    () => '',
  )
  if (uncommitted) {
    throw new Refusal(
      `${folder} has changes that are not committed. Commit them or take them back first:\n${uncommitted}`,
    )
  }
  const live = await content.commitOf('live')
  const files = await content.readAll(live, [...(await content.files(live)).keys()])
  const there = await contentPaths(folder)
  const changed: string[] = []
  for (const [path, bytes] of files) {
    const file = join(folder, path)
    if (there.includes(path) && (await readFile(file)).equals(bytes)) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    changed.push(path)
  }
  for (const path of there.filter((each) => !files.has(each))) {
    await rm(join(folder, path))
    changed.push(path)
  }
  return changed.toSorted()
}
