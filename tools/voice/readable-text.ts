import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, type PageElement, wordsOf } from '../postprocess/page-elements.ts'

/** Says of an element whether it is passed over, with all that it holds. */
type LeftOut = (element: PageElement) => boolean

/** Not for readers, or read elsewhere: navigation says on every page the same. */
const skipped = new Set(['script', 'style', 'template', 'noscript', 'svg', 'nav', 'astro-island'])
const inline = new Set(
  'a abbr b br cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
)

/** The paragraphs, headings and list entries of a page's `main`, as a reader meets them. */
export function blocksIn(page: readonly PageElement[], isLeftOut: LeftOut = nothing): string[] {
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
      if (!('tagName' in node) || skipped.has(node.tagName) || isLeftOut(node)) continue
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
export function headingsIn(
  page: readonly PageElement[],
  levels: readonly string[],
  isLeftOut: LeftOut = nothing,
): string[] {
  return page
    .filter((element) => {
      const around = ancestorsOf(element)
      return (
        levels.includes(element.tagName) &&
        around.some(({ tagName }) => tagName === 'main') &&
        !around.some(isLeftOut)
      )
    })
    .map((heading) => inOneLine(wordsOf(heading)))
}

function nothing(): boolean {
  return false
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function ancestorsOf({ parentNode }: PageElement): PageElement[] {
  return parentNode && 'tagName' in parentNode ? [parentNode, ...ancestorsOf(parentNode)] : []
}
