import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../files-in.ts'
import { attribute, type PageElement, pageElements, textOf } from '../postprocess/page-elements.ts'

/** What the checks want to know of a built page; the page itself is not kept. */
export type BuiltPage = {
  /** Its address, without trailing slash. */
  path: string
  ids: ReadonlySet<string>
  links: readonly BuiltLink[]
  pictures: readonly BuiltPicture[]
  /** Where each of its forms that carry something to somebody goes; undefined goes nowhere. */
  deliveries: readonly (string | undefined)[]
}

export type BuiltLink = {
  /** What a press does not follow, a `link` of the head, has no words. */
  words: string | undefined
  href: string | undefined
}

export type BuiltPicture = { source: string; alt: string | undefined }

export type BuiltSite = {
  pages: ReadonlyMap<string, BuiltPage>
  /** Whether there is a file at an address: a page, a document, a picture. */
  has: (path: string) => boolean
}

/** Reads the pages of a built site, one after another. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const pages = new Map<string, BuiltPage>()
  for (const file of await filesIn(folder, '**/*.html')) {
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    pages.set(path, builtPage(path, await readFile(join(folder, file), 'utf8')))
  }
  return { pages, has: (path) => pages.has(path) || existsSync(join(folder, path)) }
}

/** Takes a page apart. */
export function builtPage(path: string, html: string): BuiltPage {
  const elements = pageElements(html)
  return {
    path,
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    links: elements.filter(({ tagName }) => /^(a|area|link)$/.test(tagName)).map(linkOf),
    pictures: elements
      .filter(({ tagName }) => tagName === 'img')
      .map((image) => ({ source: attribute(image, 'src') ?? '', alt: attribute(image, 'alt') })),
    deliveries: elements
      .filter((form) => form.tagName === 'form' && attribute(form, 'method') === 'post')
      .map((form) => attribute(form, 'action')),
  }
}

function linkOf(element: PageElement): BuiltLink {
  const href = attribute(element, 'href')
  if (element.tagName === 'link') return { href, words: undefined }
  const words = attribute(element, 'aria-label') ?? textOf(element)
  return { href, words: words.replace(/\s+/g, ' ').trim() }
}
