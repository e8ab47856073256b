import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { withInsertions } from '../seal/insertions.ts'
import { attribute, type PageElement, pageElements, textOf } from '../seal/page-elements.ts'

const heading = /^h[2-6]$/

/**
 * A page as the index reads it. A result can lead to a heading that has an id; on our pages the
 * id stands on the section, so in this copy its first heading gets it as well. The lines of a
 * heading are told apart, which on the page their places do.
 */
export function indexedPage(html: string): string {
  const named = new Set<string>()
  const headings = pageElements(html).filter(({ tagName }) => heading.test(tagName))
  return withInsertions(
    html,
    headings.flatMap((element) => [...anchorOf(element, named), ...breaksIn(element)]),
  )
}

/** The id of the nearest section around the heading, given to its first heading only. */
function anchorOf(element: PageElement, named: Set<string>) {
  const start = element.sourceCodeLocation?.startOffset
  const id = attribute(element, 'id') ?? nearestId(element)
  if (start === undefined || id === undefined || named.has(id)) return []
  named.add(id)
  return attribute(element, 'id') === undefined
    ? [{ at: start + `<${element.tagName}`.length, text: ` id="${id}"` }]
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

/** ": " between two elements of a heading that touch: "Our Services: What clients call us for". */
function breaksIn(element: PageElement) {
  return element.childNodes.flatMap((node, index) => {
    const before = element.childNodes[index - 1]
    const at = 'tagName' in node ? node.sourceCodeLocation?.startOffset : undefined
    if (at === undefined || !before || !isText(before) || !isText(node)) return []
    return 'tagName' in before ? [{ at, text: ': ' }] : []
  })
}

function isText(node: Tree.ChildNode): boolean {
  return 'childNodes' in node && textOf(node).trim() !== ''
}
