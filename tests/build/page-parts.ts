import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, type PageElement, textOf, wordsOf } from '#tools/postprocess/page-elements.ts'
import { pageAt } from './built-site.ts'

/** The elements of some names below another one, in document order; not those of a closed popover. */
export function elementsIn(parent: Tree.ParentNode, ...names: string[]): PageElement[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node) || attribute(node, 'popover') !== undefined) return []
    const below = elementsIn(node, ...names)
    return names.includes(node.tagName) ? [node, ...below] : below
  })
}

/** The first element of a page with that name, for instance `main`. */
export function partOf(path: string, name: string): PageElement {
  const found = pageAt(path).elements.find(({ tagName }) => tagName === name)
  if (!found) throw new Error(`${path} has no <${name}>`)
  return found
}

/** The innermost section of `main` whose heading has that name or begins with it. */
export function sectionNamed(path: string, name: string): PageElement {
  const found = elementsIn(partOf(path, 'main'), 'section').findLast((section) =>
    headings(section, 'h2').some((heading) => heading.startsWith(name)),
  )
  if (!found) throw new Error(`${path} has no section "${name}"`)
  return found
}

export function partWithId(path: string, id: string): PageElement {
  const found = pageAt(path).elements.find((element) => attribute(element, 'id') === id)
  if (!found) throw new Error(`${path} has no #${id}`)
  return found
}

/** The text of an element, with single spaces. */
export function wordsIn(element: Tree.ParentNode): string {
  return textOf(element).replace(/\s+/g, ' ').trim()
}

/** The words of a page's `main`, with a space between elements. */
export function mainWords(path: string): string {
  return wordsOf(partOf(path, 'main')).replace(/\s+/g, ' ')
}

/** Whether a page asks search engines to leave it out. */
export function isHidden(path: string): boolean {
  return elementsIn(partOf(path, 'head'), 'meta').some(
    (each) => attribute(each, 'name') === 'robots' && attribute(each, 'content') === 'noindex',
  )
}

export function headings(parent: Tree.ParentNode, ...levels: string[]): string[] {
  return elementsIn(parent, ...levels).map(wordsIn)
}

/** The addresses of all links, in order. */
export function hrefs(parent: Tree.ParentNode): string[] {
  return elementsIn(parent, 'a').flatMap((link) => attribute(link, 'href') ?? [])
}

/** The address of the link with that text, or whose text begins with it. */
export function linkNamed(parent: Tree.ParentNode, name: string): string | undefined {
  const link = elementsIn(parent, 'a').find((each) => wordsIn(each).startsWith(name))
  return link && attribute(link, 'href')
}
