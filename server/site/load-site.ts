import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Security } from '#server/http/security-headers.ts'
import { type BuiltFile, builtFile } from './built-file.ts'

/** The site in memory. Nothing is read from the disk after the start. */
export type Site = {
  /** By the address they answer to: `/about` → `about.html`. */
  files: ReadonlyMap<string, BuiltFile>
  /** The pages for unknown addresses by their name, such as `404.html`. */
  unknownPages: ReadonlyMap<string, BuiltFile>
}

/** Read by hosts and the server, or sent in another file's place: nobody asks for it. */
const unaddressed = /(^|\/)404\.html$|^_headers$|^_redirects$|(^|\/)\./
const twin = /\.(br|gz)$/

/**
 * Reads the built site with its compressed twins, once, at start. Requests are looked up in what
 * was read and never become a path on the disk, so no trick in an address can leave the folder, and
 * a build that follows changes nothing until the next start.
 *
 * @param previousAssets the folder of the hashed files of the build before; those that this build
 *   has not got are handed out as well
 */
export async function loadSite(
  folder: string,
  security: Security,
  previousAssets?: string,
): Promise<Site> {
  const current = await filesOf(folder)
  const old = previousAssets ? await filesOf(previousAssets).catch(noFolder) : noFiles
  const files = new Map<string, BuiltFile>()
  const unknownPages = new Map<string, BuiltFile>()
  for (const [name, bytes] of plainFiles(current)) {
    const file = () => builtFile(name, forms(current, name, bytes), security)
    if (!unaddressed.test(name)) files.set(addressOf(name), file())
    else if (name.endsWith('404.html')) unknownPages.set(name, file())
  }
  for (const [name, bytes] of plainFiles(old)) {
    const asset = `assets/${name}`
    if (!current.has(asset)) {
      files.set(addressOf(asset), builtFile(asset, forms(old, name, bytes), security))
    }
  }
  return { files, unknownPages }
}

type Folder = ReadonlyMap<string, Buffer>
const noFiles: Folder = new Map()

/** Those that are no other file's twin. */
function plainFiles(folder: Folder): [string, Buffer][] {
  return [...folder].filter(([name]) => !twin.test(name))
}

function forms(folder: Folder, name: string, identity: Buffer) {
  const [br, gzip] = [folder.get(`${name}.br`), folder.get(`${name}.gz`)]
  return { identity, ...(br && { br }), ...(gzip && { gzip }) }
}

/** Every file of a folder with its bytes, by its name with slashes. */
async function filesOf(folder: string): Promise<Folder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const named = paths.map(
    async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const,
  )
  return new Map(await Promise.all(named))
}

/** The first build has none before it. */
function noFolder(error: NodeJS.ErrnoException): Folder {
  if (error.code === 'ENOENT') return noFiles
  throw error
}

function addressOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}
