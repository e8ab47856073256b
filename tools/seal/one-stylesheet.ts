import { createHash } from 'node:crypto'
import { BuildProblem } from '../build/build-problem.ts'
import { attribute, type PageElement, pageElements } from './page-elements.ts'
import { type Replacement, withReplacements } from './replacements.ts'

/**
 * A page with all its styles in one element in its head: what Astro and its components inline, and
 * what stood in `style` attributes, which the policy forbids. Each distinct attribute becomes a class
 * whose rule outweighs the others as the attribute did.
 *
 * @throws {BuildProblem} when the page has no stylesheet in its head, or when an island has a style
 *   attribute: React would not know its class
 */
export function withOneStylesheet(html: string, page: string): string {
  const elements = pageElements(html)
  const styles = elements.filter(({ tagName }) => tagName === 'style')
  const [first, ...others] = styles.map((style) => ({ ...innerPlace(style), whole: place(style) }))
  if (!first) throw new BuildProblem(`${page}: the page has no inlined stylesheet`)
  const rules = new Map<string, string>()
  const attributes = elements.flatMap((element) => classInstead(element, rules, page))
  const texts = [first, ...others].map(({ start, end }) => html.slice(start, end))
  return withReplacements(html, [
    { start: first.start, end: first.end, text: [...texts, ...rules.values()].join('') },
    ...others.map(({ whole }) => ({ ...whole, text: '' })),
    ...attributes,
  ])
}

function place({ sourceCodeLocation, tagName }: PageElement) {
  if (!sourceCodeLocation) throw new Error(`a <${tagName}> does not stand in its source`)
  return { start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset }
}

function innerPlace({ sourceCodeLocation, tagName }: PageElement) {
  const { startTag, endTag } = sourceCodeLocation ?? {}
  if (!startTag || !endTag) throw new Error(`a <${tagName}> has no end tag`)
  return { start: startTag.endOffset, end: endTag.startOffset }
}

/** The changes that turn an element's `style` into a class; its rule goes into `rules`. */
function classInstead(
  element: PageElement,
  rules: Map<string, string>,
  page: string,
): Replacement[] {
  const style = attribute(element, 'style')
  const attributes = element.sourceCodeLocation?.attrs
  const old = attributes?.style
  if (style === undefined || !old) return []
  if (isInIsland(element)) {
    throw new BuildProblem(`${page}: an island may have no style attribute, but one has "${style}"`)
  }
  const name = `s${createHash('sha256').update(style).digest('hex').slice(0, 6)}`
  rules.set(name, `${`.${name}`.repeat(3)}{${style.replace(/;$/, '')}}`)
  const known = attribute(element, 'class')
  const knownPlace = attributes?.class
  const removed = { start: old.startOffset - 1, end: old.endOffset, text: '' }
  if (known === undefined || !knownPlace) return [{ ...removed, text: ` class="${name}"` }]
  return [
    removed,
    { start: knownPlace.endOffset - 1, end: knownPlace.endOffset - 1, text: ` ${name}` },
  ]
}

function isInIsland(element: PageElement): boolean {
  for (let parent = element.parentNode; parent && 'tagName' in parent; parent = parent.parentNode) {
    if (parent.tagName === 'astro-island') return true
  }
  return false
}
