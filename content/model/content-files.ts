import { isUtf8 } from 'node:buffer'
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

/**
 * The text of a file of `content/`, named from there: `companies/fatgas.yaml`; without the mark of UTF-8 that
 * some programs put before it.
 */
export function contentText(name: string): string {
  return new TextDecoder().decode(readFileSync(join(contentFolder, name)))
}

/** Where a file of `content/` is no UTF-8, and what to do; undefined when it is. */
export function encodingProblem(name: string): { line: number; message: string } | undefined {
  const bytes = readFileSync(join(contentFolder, name))
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16) return { line: 1, message: 'is saved as UTF-16 ("Unicode"): save it as UTF-8' }
  if (isUtf8(bytes)) return undefined
  // A byte that is no UTF-8 becomes U+FFFD.
  const line =
    contentText(name)
      .split('\n')
      .findIndex((text) => text.includes('\uFFFD')) + 1
  return { line, message: 'holds a letter that is not saved as UTF-8: save the file as UTF-8' }
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
