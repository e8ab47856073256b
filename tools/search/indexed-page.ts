import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import {
  attribute,
  insertion,
  type PageElement,
  textOf,
  withReplacements,
} from '../postprocess/page-elements.ts'

const heading = /^h[2-6]$/

/**
 * The main content of a page as the index reads it. A result can lead to a heading that has an id; on our pages the
 * id stands on the section, so in this copy its first heading gets it as well. A blank is put between
 * elements that touch, which on the page are apart by layout: their words would run together.
 *
 * @param elements of that very text
 * @param keywords other words by which the page is to be found; no excerpt shows them
 * @returns `main` alone, since Pagefind would drop the rest
 * @throws when the page has no main content
 */
export function indexedPage(
  html: string,
  elements: readonly PageElement[],
  keywords: readonly string[] = [],
): string {
  const main = elements.find(({ tagName }) => tagName === 'main')?.sourceCodeLocation
  if (!main) throw new Error('the page has no <main>')
  const { startOffset, endOffset } = main
  const inside = elements.filter(({ sourceCodeLocation: place }) => {
    return place && place.startOffset >= startOffset && place.endOffset <= endOffset
  })
  // What a control opens (`aria-controls`) gets no anchor: results lead to the heading above it.
  const named = new Set(inside.flatMap((element) => attribute(element, 'aria-controls') ?? []))
  const changes = [
    ...inside
      .filter(({ tagName }) => heading.test(tagName))
      .flatMap((element) => anchorOf(element, named)),
    ...inside.flatMap(breaksIn),
  ]
  const content = withReplacements(
    html.slice(startOffset, endOffset),
    changes.map(({ start, end, text }) => ({
      start: start - startOffset,
      end: end - startOffset,
      text,
    })),
  )
  return content.replace(/<\/main>$/, `${keywordsElement(keywords)}</main>`)
}

/** What Pagefind keeps as data of the page, and searches. */
function keywordsElement(keywords: readonly string[]): string {
  if (keywords.length === 0) return ''
  return `<p data-pagefind-meta="keywords[title]" title="${keywords.join(', ')}"></p>`
}

/** The id of the nearest section around the heading, given to its first heading only. */
function anchorOf(element: PageElement, named: Set<string>) {
  const start = element.sourceCodeLocation?.startOffset
  const id = attribute(element, 'id') ?? nearestId(element)
  if (start === undefined || id === undefined || named.has(id)) return []
  named.add(id)
  return attribute(element, 'id') === undefined
    ? [insertion(start + `<${element.tagName}`.length, ` id="${id}"`)]
    : []
}

function nearestId(element: PageElement): string | undefined {
  for (let parent = element.parentNode; parent && 'tagName' in parent; parent = parent.parentNode) {
    if (parent.tagName === 'main') return undefined
    const id = attribute(parent, 'id')
    if (id !== undefined) return id
  }
  return undefined
}

/**
 * A blank between two elements that touch, as far as words are in them; in headings a colon: "Our
 * Services: What we do". Between an element and bare text only before a word's capital: "500" and "km"
 * are one.
 */
function breaksIn(element: PageElement) {
  const text = heading.test(element.tagName) ? ': ' : ' '
  const nodes = element.childNodes.filter((node) => textIn(node) !== '')
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1]
    const at = node.sourceCodeLocation?.startOffset
    if (at === undefined || !before) return []
    const elements = 'tagName' in before && 'tagName' in node
    const touch = elements
      ? isWords(before) && isWords(node)
      : /\p{Ll}$/u.test(textIn(before)) && /^\p{Lu}/u.test(textIn(node))
    return touch ? [insertion(at, text)] : []
  })
}

function isWords(node: Tree.ChildNode): boolean {
  return textIn(node).trim() !== ''
}

function textIn(node: Tree.ChildNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  return 'childNodes' in node ? textOf(node) : ''
}
