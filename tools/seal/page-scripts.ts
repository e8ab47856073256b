import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attribute, pageElements } from './page-elements.ts'

/** Where a page names scripts: its own, what it preloads, and its islands' with their renderer. */
const references = ['src', 'href', 'component-url', 'renderer-url']

/**
 * The text of every script that a page can run without navigating: what it names, and what those
 * scripts import, at once or later.
 */
export async function pageScripts(folder: string, html: string): Promise<string> {
  const texts = new Map<string, string>()
  const waiting = pageElements(html).flatMap((element) =>
    references.flatMap((name) => scriptName(attribute(element, name))),
  )
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (texts.has(name)) continue
    const file = join(folder, 'assets', name)
    if (!existsSync(file)) continue
    const text = await readFile(file, 'utf8')
    texts.set(name, text)
    waiting.push(...importedBy(text))
  }
  return [...texts.values()].join('\n')
}

/** The name of the script that an attribute leads to. */
function scriptName(address: string | undefined): string[] {
  const name = address?.split('/').at(-1)
  return name?.endsWith('.js') ? [name] : []
}

/** The file names of scripts that stand as strings in a script. */
function importedBy(script: string): string[] {
  return [...script.matchAll(/["'`](?:[\w./-]*\/)?([\w.-]+\.js)["'`]/g)].flatMap(([, name]) =>
    name ? [name] : [],
  )
}
