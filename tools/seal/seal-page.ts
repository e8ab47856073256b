import { type ForeignPlaces, type InlineHashes, sitePolicy } from '#contract/headers.ts'
import { type Insertion, withInsertions } from './insertions.ts'
import { attribute, type PageElement, pageElements } from './page-elements.ts'

/**
 * Puts the site's Content-Security-Policy into a page and makes its scripts wait behind its
 * pictures. Only inserts at places that the parser found: not a byte of the rest changes.
 *
 * @param hashes of everything that any page of the site runs or paints inline: a page that is
 *   swapped in by a client navigation lives under the policy of the one that was opened first
 * @throws when the page has no `<meta charset>` to put the policy behind
 */
export function sealPage(html: string, hashes: InlineHashes, places: ForeignPlaces): string {
  const elements = pageElements(html)
  const charset = elements.find((element) => attribute(element, 'charset') !== undefined)
  const policyPlace = charset?.sourceCodeLocation?.endOffset
  if (policyPlace === undefined) throw new Error('a page has no <meta charset> in its head')
  const policy = sitePolicy(hashes, places)
  return withInsertions(html, [
    {
      at: policyPlace,
      text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    },
    ...elements.filter(isModuleScript).flatMap(lowPriority),
  ])
}

function isModuleScript(element: PageElement): boolean {
  const module =
    (element.tagName === 'script' && attribute(element, 'type') === 'module') ||
    (element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload')
  return module && attribute(element, 'fetchpriority') === undefined
}

/** Behind the tag's name, where an attribute always fits. */
function lowPriority({ tagName, sourceCodeLocation }: PageElement): Insertion[] {
  if (!sourceCodeLocation) return []
  const at = sourceCodeLocation.startOffset + `<${tagName}`.length
  return [{ at, text: ' fetchpriority="low"' }]
}
