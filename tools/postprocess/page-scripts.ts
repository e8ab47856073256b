import { createHash } from 'node:crypto'
import { attribute, type PageElement } from './page-elements.ts'

/** The CSP sources of inline scripts or styles, each once, in order. */
export function hashSources(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** Where a page names scripts: its own, what it preloads, and its islands' with their renderer. */
const references = ['src', 'href', 'component-url', 'renderer-url']

/**
 * The file names of every script that a page can run without navigating: those that it names, and
 * what these import, at once or later.
 *
 * @param imports the names in each script of the site, by its own
 */
export function pageScripts(
  elements: readonly PageElement[],
  imports: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const found = new Set<string>()
  const waiting = elements.flatMap((element) =>
    references.flatMap((name) => attribute(element, name)?.split('/').at(-1) ?? []),
  )
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const imported = imports.get(name)
    if (!imported || found.has(name)) continue
    found.add(name)
    waiting.push(...imported)
  }
  return found
}

/** The file names of scripts that stand as strings in a script. */
export function importedBy(script: string): string[] {
  return [...script.matchAll(/["'`](?:[\w./-]*\/)?([\w.-]+\.js)["'`]/g)].flatMap(([, name]) =>
    name ? [name] : [],
  )
}
