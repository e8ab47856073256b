import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { type BuiltPage, pageAt } from './built-site.ts'

/** Not for readers, or read elsewhere: navigation says on every page the same. */
const skipped = new Set(['script', 'style', 'template', 'noscript', 'svg', 'nav', 'astro-island'])
const inline = new Set(
  'a abbr b br cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
)

/** The paragraphs, headings and list entries of a page's `main`, as a reader meets them. */
export function blocksOf(path: string): string[] {
  const blocks: string[] = []
  let open = ''
  const flush = () => {
    const text = open.replace(/\s+/g, ' ').trim()
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
  const main = mainOf(pageAt(path))
  if (main) walk(main)
  flush()
  return blocks
}

/** The headings of one level in a page's `main`. */
export function headingsOf(path: string, ...levels: string[]): string[] {
  const main = mainOf(pageAt(path))
  return pageAt(path)
    .elements.filter(({ tagName }) => levels.includes(tagName))
    .filter((heading) => main && isIn(heading, main))
    .map((heading) => textOf(heading).replace(/\s+/g, ' ').trim())
}

function mainOf({ elements }: BuiltPage) {
  return elements.find(({ tagName }) => tagName === 'main')
}

function isIn(node: Tree.ChildNode, ancestor: Tree.ParentNode): boolean {
  const { parentNode } = node
  if (!parentNode) return false
  return parentNode === ancestor || ('tagName' in parentNode && isIn(parentNode, ancestor))
}

const sentenceEnds = new Intl.Segmenter('en', { granularity: 'sentence' })
const wordEnds = new Intl.Segmenter('en', { granularity: 'word' })

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return [...sentenceEnds.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** The words of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return [...wordEnds.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())
}
