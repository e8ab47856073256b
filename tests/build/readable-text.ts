import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, type PageElement, wordsOf } from '#tools/postprocess/page-elements.ts'
import { pageAt } from './built-site.ts'

/** Not for readers, or read elsewhere: navigation says on every page the same. */
const skipped = new Set(['script', 'style', 'template', 'noscript', 'svg', 'nav', 'astro-island'])
const inline = new Set(
  'a abbr b br cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
)

/** The paragraphs, headings and list entries of a page's `main`, as a reader meets them. */
export function blocksOf(path: string): string[] {
  const page = pageAt(path).elements
  const blocks: string[] = []
  let open = ''
  const flush = () => {
    const text = inOneLine(open)
    if (text) blocks.push(text)
    open = ''
  }
  const walk = (parent: Tree.ParentNode) => {
    const apart = 'tagName' in parent && /(^|\s)(flex|grid)/.test(attribute(parent, 'class') ?? '')
    for (const node of parent.childNodes) {
      if (node.nodeName === '#text' && 'value' in node) open += node.value
      if (!('tagName' in node) || skipped.has(node.tagName)) continue
      const block =
        apart || !inline.has(node.tagName) || /(^|\s)block/.test(attribute(node, 'class') ?? '')
      if (block || node.tagName === 'br') flush()
      walk(node)
      if (block) flush()
    }
  }
  const main = page.find(({ tagName }) => tagName === 'main')
  if (main) walk(main)
  flush()
  return blocks
}

/** The headings of some levels (`h2`) in a page's `main`. */
export function headingsOf(path: string, ...levels: string[]): string[] {
  return pageAt(path)
    .elements.filter(
      (element) =>
        levels.includes(element.tagName) &&
        ancestorsOf(element).some(({ tagName }) => tagName === 'main'),
    )
    .map((heading) => inOneLine(wordsOf(heading)))
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function ancestorsOf({ parentNode }: PageElement): PageElement[] {
  return parentNode && 'tagName' in parentNode ? [parentNode, ...ancestorsOf(parentNode)] : []
}
