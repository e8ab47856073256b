import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { z } from 'zod'

/** Reads a JSON file; undefined when it cannot be read. @throws when it does not match `schema` */
export async function read<S extends z.ZodType>(
  file: string,
  schema: S,
): Promise<z.infer<S> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}

/**
 * Writes a file by `rename`, so that a concurrent reader gets the old or the new one whole. Without fsync:
 * only what the desk has sealed must survive a loss of power (server/builds.ts).
 */
export async function replace(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

/** The files below a folder, as relative paths with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** Copies the files below a folder. `cp` would set setgid on folders, which RestrictSUIDSGID forbids. */
export async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of await filesBelow(from)) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await copyFile(join(from, name), join(to, name))
  }
}
