import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { once } from '#content/model/once.ts'
import { askedPages, questions } from './asked-page.ts'
import { type BuiltFile, builtFile } from './built-file.ts'
import type { Security } from './security-headers.ts'

/** The site in memory. Nothing is read from the disk after the start. */
export type Site = {
  /** By the address they answer to: `/about` → `about.html`. */
  files: ReadonlyMap<string, BuiltFile>
  /** The pages for unknown addresses by their name, such as `404.html`. */
  unknownPages: ReadonlyMap<string, BuiltFile>
  /** The pages that an address may ask something of (spec 2.8, 2.10), by their addresses. */
  asked: ReadonlyMap<string, Asked>
  /** Pages by the addresses that they had before. */
  moved: ReadonlyMap<string, string>
}

/** A page as it is for each answer that it knows to one query: made when somebody first asks. */
type Asked = { query: string; pages: () => AnswerPages }

type AnswerPages = {
  answers: ReadonlyMap<string, () => BuiltFile>
  /** When answers close, in milliseconds, and the page for one that has (spec 2.16). */
  closings: ReadonlyMap<string, number>
  closed: () => BuiltFile
}

/** Read by hosts and the server, or sent in another file's place: nobody asks for it. */
const unaddressed = /(^|\/)404\.html$|^_headers$|^_redirects$|(^|\/)\.(?!well-known\/)/
const compressed = /\.(br|gz)$/

/**
 * Reads the built site with its compressed copies, once, at start. Requests are looked up in what
 * was read and never become a path on the disk, so no trick in an address can leave the folder, and
 * a build that follows changes nothing until the next start.
 *
 * @param previousFiles a folder of hashed files of builds before, each where the site had it; those that
 *   this build has not got are handed out as well
 */
export async function loadSite(
  folder: string,
  security: Security,
  previousFiles?: string,
): Promise<Site> {
  const current = await filesOf(folder)
  // The first build has none before it.
  const old = previousFiles && existsSync(previousFiles) ? await filesOf(previousFiles) : new Map()
  const files = new Map<string, BuiltFile>()
  const unknownPages = new Map<string, BuiltFile>()
  for (const [name, bytes] of plainFiles(current)) {
    const file = builtFile(name, formsOf(current, name, bytes), security)
    if (!unaddressed.test(name)) files.set(addressOf(name), file)
    else if (name.endsWith('404.html')) unknownPages.set(name, file)
  }
  for (const [name, bytes] of plainFiles(old)) {
    if (!current.has(name)) {
      files.set(addressOf(name), builtFile(name, formsOf(old, name, bytes), security))
    }
  }
  return {
    files,
    unknownPages,
    asked: pagesAsked(current, security),
    moved: movedPages(`${current.get('_redirects') ?? ''}`),
  }
}

/** What `_redirects` says of pages (tools/postprocess/host-files.ts). */
function movedPages(redirects: string): Map<string, string> {
  const lines = redirects.matchAll(/^(\S+) (\S+) 308$/gm)
  return new Map([...lines].map(([, from = '', to = '']) => [from, to]))
}

function pagesAsked(folder: Folder, security: Security): Map<string, Asked> {
  const asked = Object.entries(questions).map(([path, question]) => {
    const name = `${path.slice(1)}.html`
    const pages = once(() => {
      const { answers, closings, closed } = askedPages(`${folder.get(name) ?? ''}`, question)
      const file = (text: string) => once(() => compressedFile(name, text, security))
      const files = [...answers].map(([answer, text]) => [answer, file(text)] as const)
      return { answers: new Map(files), closings, closed: file(closed) }
    })
    return [path, { query: question.query, pages }] as const
  })
  return new Map(asked)
}

/** A visitor waits for the answer: close to the best size in a tenth of the time. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

function compressedFile(name: string, text: string, security: Security): BuiltFile {
  const identity = Buffer.from(text)
  const br = brotliCompressSync(identity, quickly)
  return builtFile(name, { identity, br, gzip: gzipSync(identity) }, security)
}

type Folder = ReadonlyMap<string, Buffer>

/** The files that are not compressed copies of others. */
function plainFiles(folder: Folder): [string, Buffer][] {
  return [...folder].filter(([name]) => !compressed.test(name))
}

function formsOf(folder: Folder, name: string, identity: Buffer) {
  const [br, gzip] = [folder.get(`${name}.br`), folder.get(`${name}.gz`)]
  return { identity, ...(br && { br }), ...(gzip && { gzip }) }
}

/** Every file of a folder with its bytes, by its name with slashes. */
async function filesOf(folder: string): Promise<Folder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, Buffer>()
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    files.set(relative(folder, path).split(sep).join('/'), await readFile(path))
  }
  return files
}

function addressOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}
