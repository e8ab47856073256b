import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { z } from 'zod'

/** What a file of ours holds; undefined while there is none. */
export async function read<S extends z.ZodType>(
  file: string,
  schema: S,
): Promise<z.infer<S> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}

/**
 * Writes a file so that whoever reads it meanwhile has the old one or the new one whole. It may be lost
 * with the power: the desk relies on what it has sealed alone (server/builds.ts).
 */
export async function replace(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

/** The files below a folder, by their paths in it, with slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** Copies the files below a folder. Node's `cp` sets the mode of folders too, and systemd refuses setgid. */
export async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of await filesBelow(from)) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await copyFile(join(from, name), join(to, name))
  }
}
