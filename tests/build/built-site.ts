import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pagePaths, unlistedPaths } from '#content/paths.ts'
import { type PageElement, pageElements } from '#tools/seal/page-elements.ts'

/** The sealed build that the checks walk through. */
export const siteFolder = fileURLToPath(new URL('../../build/client/', import.meta.url))

if (!existsSync(`${siteFolder}index.html`)) {
  throw new Error('there is no build: run npm test, or npm run build before these checks')
}

/** Every page of the route table, and the two pages that answer unknown addresses. */
export const listedPaths = pagePaths()
export const allPaths = [...listedPaths, ...unlistedPaths()]

export type BuiltPage = { file: string; html: string; elements: readonly PageElement[] }

const pages = new Map<string, BuiltPage>()

/** The page of an address, read and parsed once. */
export function pageAt(path: string): BuiltPage {
  const known = pages.get(path)
  if (known) return known
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  const html = readFileSync(siteFolder + file, 'utf8')
  const page = { file, html, elements: pageElements(html) }
  pages.set(path, page)
  return page
}

/** An element as its start tag stands in the page: what a failing check shows. */
export function shown({ html }: BuiltPage, { sourceCodeLocation, tagName }: PageElement): string {
  const place = sourceCodeLocation?.startTag ?? sourceCodeLocation
  return place ? html.slice(place.startOffset, place.endOffset) : `<${tagName}>`
}
