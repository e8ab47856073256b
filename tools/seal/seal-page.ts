import { type ForeignPlaces, pagePolicy } from '#contract/headers.ts'
import { inlineHashes } from './inline-hashes.ts'
import { type Insertion, withInsertions } from './insertions.ts'
import { attribute, type PageElement, pageElements } from './page-elements.ts'

/**
 * Puts a page's own Content-Security-Policy into it and makes its scripts wait behind its
 * pictures. Only inserts at places that the parser found: not a byte of the rest changes, so
 * React finds the document that it rendered. It matches `meta` and `link` by what it knows of
 * them and takes no offence at another element or attribute.
 *
 * @throws when the page has no `<meta charset>` to put the policy behind
 */
export function sealPage(html: string, places: ForeignPlaces): string {
  const elements = pageElements(html)
  const charset = elements.find((element) => attribute(element, 'charset') !== undefined)
  const policyPlace = charset?.sourceCodeLocation?.endOffset
  if (policyPlace === undefined) throw new Error('a page has no <meta charset> in its head')
  const policy = pagePolicy(inlineHashes(elements), places)
  return withInsertions(html, [
    {
      at: policyPlace,
      text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    },
    ...elements.filter(isModulePreload).flatMap(lowPriority),
  ])
}

function isModulePreload(element: PageElement): boolean {
  return (
    element.tagName === 'link' &&
    attribute(element, 'rel') === 'modulepreload' &&
    attribute(element, 'fetchpriority') === undefined
  )
}

/** Behind the tag's name, where an attribute always fits. */
function lowPriority({ tagName, sourceCodeLocation }: PageElement): Insertion[] {
  if (!sourceCodeLocation) return []
  const at = sourceCodeLocation.startOffset + `<${tagName}`.length
  return [{ at, text: ' fetchpriority="low"' }]
}
