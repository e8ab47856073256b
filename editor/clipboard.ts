import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
} from 'parse5'
import { linkProblem } from '../content/model/text-problems.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/**
 * Markup as Word and Google Docs put it on the clipboard, in a form that the text editor understands: with headings
 * of our two levels, Word's paragraphs with a sign as lists, and links that visitors can open. The editor itself
 * leaves out pictures and styles.
 *
 * @returns also how many pictures and links are left out
 */
export function pasted(clipboard: string): { html: string; pictures: number; links: number } {
  const page = parseFragment(clipboard)
  const elements = within(page.childNodes)
  const top = Math.min(...elements.flatMap((element) => headingLevel(element) ?? []))
  let links = 0
  for (const element of elements) {
    const level = headingLevel(element)
    const href = attribute(element, 'href')
    const list = listOf(element)
    if (level !== undefined) rename(element, level === top ? 'h2' : 'h3')
    else if (list) {
      const item = defaultTreeAdapter.createElement('li', html.NS.HTML, [])
      item.childNodes = element.childNodes
      rename(element, list).childNodes = [item]
    } else if (element.tagName === 'o:p' || isMarker(element)) element.childNodes = []
    else if (element.tagName === 'p' && textOf(element).trim() === '') rename(element, 'span')
    else if (element.tagName === 'a' && (href.startsWith('#') || linkProblem(href) !== undefined)) {
      // Word's bookmarks lead to places in its own document, or nowhere.
      if (!/^(#|$)/.test(href)) links += 1
      rename(element, 'span')
    }
  }
  const pictures = elements.filter(({ tagName }) => tagName === 'img').length
  // One after the other, items are one list.
  return { html: serialize(page).replace(/<\/(ul|ol)>\s*<\1>/g, ''), pictures, links }
}

function headingLevel(element: Element): number | undefined {
  const [, level] =
    /^h([1-6])$/.exec(element.tagName) ?? /^MsoHeading(\d)$/.exec(attribute(element, 'class')) ?? []
  return level && textOf(element).trim() !== '' ? Number(level) : undefined
}

/** Which list a paragraph of Word is an item of, by its sign or number. */
function listOf(element: Element): 'ol' | 'ul' | undefined {
  if (element.tagName !== 'p' || !/mso-list:\s*\w+ level/.test(attribute(element, 'style')))
    return undefined
  const marker = within(element.childNodes).find(isMarker)
  return marker && /^\s*\(?(\d+|[a-z]+)[.)]/i.test(textOf(marker)) ? 'ol' : 'ul'
}

const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(attribute(element, 'style'))

function attribute({ attrs }: Element, name: string): string {
  return attrs.find((each) => each.name === name)?.value ?? ''
}

/** The elements among nodes and within them, the outermost first. */
function within(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...within(node.childNodes)] : []))
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function rename(element: Element, tagName: string): Element {
  return Object.assign(element, { tagName, nodeName: tagName, attrs: [] })
}
