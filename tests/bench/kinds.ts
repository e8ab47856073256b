import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const script = /"(\/assets\/[^"]+\.js)"/g

/**
 * One page of every kind: of those that load the same scripts, at once or on demand, from the same
 * folder of the site the first. Their scripts are all in which a page differs from itself without them.
 *
 * @param pages addresses, such as `/news/1`
 * @param site the folder of the built site
 */
export async function pageKinds(pages: readonly string[], site: string): Promise<string[]> {
  const kinds = new Map<string, string>()
  for (const path of pages) {
    const html = await readFile(join(site, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
    const scripts = new Set([...html.matchAll(script)].map(([, address]) => address))
    const kind = [path.slice(0, path.lastIndexOf('/')), ...[...scripts].toSorted()].join(' ')
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}
