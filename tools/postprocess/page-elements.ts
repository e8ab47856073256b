import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type PageElement = Tree.Element

/**
 * Every element of a page in document order, with its place in the source. The content of
 * `noscript` and `template` is included: without script the first is what counts.
 */
export function pageElements(html: string): PageElement[] {
  return elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
}

function elementsIn(parent: Tree.ParentNode, found: PageElement[] = []): PageElement[] {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    found.push(node)
    if ('content' in node) elementsIn(node.content, found)
    elementsIn(node, found)
  }
  return found
}

/** The value of an attribute as the browser sees it; `undefined` when it is absent. */
export function attribute(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** A script that the browser loads as a module, or a link that fetches one ahead. */
export function isModuleScript(element: PageElement): boolean {
  return (
    (element.tagName === 'script' && attribute(element, 'type') === 'module') ||
    (element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload')
  )
}

/** All the words below an element, with a space between elements that touch. */
export function wordsOf(parent: Tree.ParentNode): string {
  return parent.childNodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value
      return 'childNodes' in node ? ` ${wordsOf(node)} ` : ''
    })
    .join('')
}

/** All the text below an element, unchanged. */
export function textOf(parent: Tree.ParentNode): string {
  return parent.childNodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value
      return 'childNodes' in node ? textOf(node) : ''
    })
    .join('')
}

/** A stretch of a text, from `start` up to `end`, and what stands there instead. */
export type Replacement = { start: number; end: number; text: string }

/** Puts a text in between. */
export function insertion(at: number, text: string): Replacement {
  return { start: at, end: at, text }
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
