import { serializeOuter, defaultTreeAdapter as tree } from 'parse5'
import { folded } from '#contract/folded.ts'
import { attribute, elementsIn, type PageElement, textIn } from '../postprocess/page-elements.ts'

const heading = /^h[2-6]$/

/**
 * The main content of a page as the index reads it, which changes these elements. A result can lead to a heading
 * that has an id; on our pages the id stands on the section, so its first heading gets it as well. A blank is put
 * between elements that touch, which on the page are apart by layout: their words would run together.
 *
 * @param keywords other words by which the page is to be found; no excerpt shows them
 * @returns `main` alone, since Pagefind would drop the rest
 * @throws when the page has no main content
 */
export function indexedPage(
  elements: readonly PageElement[],
  keywords: readonly string[] = [],
): string {
  const main = elements.find(({ tagName }) => tagName === 'main')
  if (!main) throw new Error('the page has no <main>')
  const inside = elementsIn(main)
  // What a control opens (`aria-controls`) gets no anchor: results lead to the heading above it.
  const named = new Set(inside.flatMap((element) => attribute(element, 'aria-controls') ?? []))
  for (const element of [main, ...inside]) {
    if (heading.test(element.tagName)) giveAnchor(element, named)
    setWordsApart(element)
  }
  const words = [...keywords, ...otherSpellings(textIn(main, ' '))]
  if (words.length > 0) {
    // What Pagefind keeps as data of the page, and searches.
    const attributes = { 'data-pagefind-meta': 'keywords[title]', title: words.join(', ') }
    const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
    tree.appendChild(main, tree.createElement('p', main.namespaceURI, attrs))
  }
  return serializeOuter(main)
}

/**
 * Words of a text folded, where Pagefind, which knows accents alone, would not find them: "kofar" for "Ƙofar", and
 * "ivoire", as it reads "d’Ivoire" as one word.
 */
export function otherSpellings(text: string): string[] {
  return [...text.matchAll(/(\p{L}['’])?([\p{L}\p{M}]{3,})/gu)].flatMap(([, elided, word = '']) => {
    const known = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')
    return elided || folded(known) !== known ? folded(word) : []
  })
}

/** Gives the first heading in a section the section's id. */
function giveAnchor(element: PageElement, named: Set<string>): void {
  const own = attribute(element, 'id')
  const id = own ?? nearestId(element)
  if (id === undefined || named.has(id)) return
  named.add(id)
  if (own === undefined) element.attrs.unshift({ name: 'id', value: id })
}

function nearestId({ parentNode: parent }: PageElement): string | undefined {
  if (!parent || !('tagName' in parent) || parent.tagName === 'main') return undefined
  return attribute(parent, 'id') ?? nearestId(parent)
}

/**
 * A blank between two elements that touch, as far as words are in them; in headings a colon: "Our
 * Services: What we do". Between an element and bare text only before a word's capital: "500" and "km"
 * are one.
 */
function setWordsApart(element: PageElement): void {
  const nodes = element.childNodes.filter((node) => textIn(node) !== '')
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1]
    if (!before) continue
    const elements = 'tagName' in before && 'tagName' in node
    const touch = elements
      ? textIn(before).trim() !== '' && textIn(node).trim() !== ''
      : /\p{Ll}$/u.test(textIn(before)) && /^\p{Lu}/u.test(textIn(node))
    if (touch) tree.insertTextBefore(element, heading.test(element.tagName) ? ': ' : ' ', node)
  }
}
