import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type PageElement = Tree.Element

/**
 * Every element of a page in document order, with its place in the source. The content of
 * `noscript` and `template` is included: without script the first is what counts.
 */
export function pageElements(html: string): PageElement[] {
  return elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
}

/** Every element below another. */
export function elementsIn(parent: Tree.ParentNode): PageElement[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const inTemplate = 'content' in node ? elementsIn(node.content) : []
    return [node, ...inTemplate, ...elementsIn(node)]
  })
}

/** The value of an attribute as the browser sees it; `undefined` when it is absent. */
export function attribute(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** All the text below an element, unchanged. */
export function textOf(parent: Tree.ParentNode): string {
  return parent.childNodes.map((node) => textIn(node)).join('')
}

/** All the words below an element, with a space between elements that touch. */
export function wordsOf(parent: Tree.ParentNode): string {
  return parent.childNodes.map((node) => textIn(node, ' ')).join('')
}

/** The text of a node, whatever its kind. @param gap stands around each element */
export function textIn(node: Tree.ChildNode, gap = ''): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('childNodes' in node)) return ''
  return gap + node.childNodes.map((child) => textIn(child, gap)).join('') + gap
}

/** A stretch of a text, from `start` up to `end`, and what stands there instead. */
export type Replacement = { start: number; end: number; text: string }

/** Puts a text in between. */
export function insertion(at: number, text: string): Replacement {
  return { start: at, end: at, text }
}

/** Puts a text in the place of an element, or takes the element out. */
export function instead({ sourceCodeLocation, tagName }: PageElement, text = ''): Replacement {
  if (!sourceCodeLocation) throw new Error(`a <${tagName}> does not stand in its source`)
  return { start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset, text }
}

/** Puts a text between the tags of an element. */
export function within({ sourceCodeLocation, tagName }: PageElement, text: string): Replacement {
  const { startTag, endTag } = sourceCodeLocation ?? {}
  if (!startTag || !endTag) throw new Error(`a <${tagName}> has no end tag`)
  return { start: startTag.endOffset, end: endTag.startOffset, text }
}

/** The text with all replacements made; what stands between them does not change by a byte. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  const parts: string[] = []
  let end = 0
  for (const each of replacements.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(end, each.start), each.text)
    end = each.end
  }
  return [...parts, text.slice(end)].join('')
}
