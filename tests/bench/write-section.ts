import { readFile, writeFile } from 'node:fs/promises'

/**
 * Puts a section into a Markdown page, in the place of the one with this heading or at the end. The
 * others stay as they are.
 *
 * @param heading of the second level, without its signs
 * @param text below the heading
 */
export async function writeSection(file: string, heading: string, text: string): Promise<void> {
  await writeFile(file, withSection(await readFile(file, 'utf8'), heading, text))
}

/** The page with that section. */
export function withSection(page: string, heading: string, text: string): string {
  const [start = '', ...sections] = page.split(/^(?=## )/m)
  const section = `## ${heading}\n\n${text.trim()}\n`
  const place = sections.findIndex((one) => one.startsWith(`## ${heading}\n`))
  const all =
    place === -1 ? [...sections, section] : sections.map((one, n) => (n === place ? section : one))
  return [start, ...all].map((part) => `${part.trimEnd()}\n`).join('\n')
}
