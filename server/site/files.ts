import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The files of the site by the address they answer to: `/about` → `about.html`. */
export type SiteFiles = ReadonlyMap<string, string>

/** Compressed twins, host configuration and the pages that answer something else: no address of their own. */
const unaddressed = /(\.(br|gz)|^_headers|^_redirects|(^|\/)404\.html|(^|\/)\.[^/]*)$/

/**
 * Lists the site once, at start. Requests are looked up in this list and never become a path
 * on the disk, so no trick in an address can leave the folder.
 */
export async function siteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !unaddressed.test(file))
  return new Map(files.map((file) => [addressOf(file), file]))
}

function addressOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}
