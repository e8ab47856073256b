import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { z } from 'zod'

/** Reads a JSON file; undefined when it cannot be read. @throws when it does not match `schema` */
export async function read<S extends z.ZodType>(
  file: string,
  schema: S,
): Promise<z.infer<S> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}

/** The files below a folder, as relative paths with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** The address at which a site serves one of its files. */
export function addressOf(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}
