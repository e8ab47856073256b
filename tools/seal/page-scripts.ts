import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attribute, pageElements } from './page-elements.ts'

/**
 * The text of every script that a page can run without navigating: what it preloads, and what
 * those scripts import, at once or later (a dialog, a panel). The manifest is left out: it names
 * the scripts of all pages.
 */
export async function pageScripts(folder: string, html: string): Promise<string> {
  const texts = new Map<string, string>()
  const waiting = pageElements(html)
    .filter((element) => attribute(element, 'rel') === 'modulepreload')
    .map((element) => attribute(element, 'href')?.split('/').at(-1) ?? '')
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (texts.has(name) || name.startsWith('manifest-')) continue
    const file = join(folder, 'assets', name)
    if (!existsSync(file)) continue
    const text = await readFile(file, 'utf8')
    texts.set(name, text)
    waiting.push(...importedBy(text))
  }
  return [...texts.values()].join('\n')
}

/** The file names of scripts that stand as strings in a script. */
function importedBy(script: string): string[] {
  return [...script.matchAll(/["'`](?:[\w./-]*\/)?([\w-]+\.js)["'`]/g)].flatMap(([, name]) =>
    name ? [name] : [],
  )
}
