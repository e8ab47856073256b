import { attribute, pageElements, withReplacements } from './page-elements.ts'

/**
 * A page without its scripts and what preloads them, for one that a server fills in: React would
 * put back what it rendered. Not a byte of the rest changes.
 */
export function withoutScripts(html: string): string {
  const places = pageElements(html)
    .filter(
      (element) => element.tagName === 'script' || attribute(element, 'rel') === 'modulepreload',
    )
    .flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? [])
  return withReplacements(
    html,
    places.map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset, text: '' })),
  )
}
