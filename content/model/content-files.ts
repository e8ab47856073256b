import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder that `CONTENT_FOLDER` names, else `content/` beside this file, or, once a bundler has
 * moved this file, the one in the working folder.
 */
export const contentFolder =
  process.env.CONTENT_FOLDER ||
  [fileURLToPath(new URL('../', import.meta.url)), 'content'].find((candidate) =>
    existsSync(join(candidate, 'group.yaml')),
  ) ||
  'content'

/** The text of a file of `content/`, named from there: `companies/fatgas.yaml`. */
export function contentText(name: string): string {
  return readFileSync(join(contentFolder, name), 'utf8')
}

/** Whether there is a file of that name. */
export function isContentFile(name: string): boolean {
  return existsSync(join(contentFolder, name))
}

/** The files of one kind in a folder of `content/`, by name; none where there is no such folder. */
export function contentFiles(name: string, extension: '.yaml' | '.md'): string[] {
  const path = join(contentFolder, name)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => extname(file) === extension)
    .sort()
    .map((file) => `${name}/${file}`)
}

/** The id of a record that is a file of its own: the file's name without its extension. */
export function idOf(file: string): string {
  return basename(file, extname(file))
}
