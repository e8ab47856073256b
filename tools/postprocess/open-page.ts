import { createHash } from 'node:crypto'
import { BuildProblem } from '../lib/build-problem.ts'
import {
  attribute,
  insertion,
  instead,
  type PageElement,
  type Replacement,
  textOf,
  within,
  withReplacements,
} from './page-elements.ts'

/** A page whose styles and policy are still to come: both depend on the site's other pages. */
export type OpenPage = {
  /** The page, with a mark in the place of either. */
  html: string
  /** All its stylesheets, in order: Astro's and those that its components inline. */
  css: string
  /** What stood in `style` attributes, which the policy forbids: a rule for each class put there. */
  rules: ReadonlyMap<string, string>
  /** The text of its inline scripts. */
  scripts: readonly string[]
}

const mark = { styles: '/* styles */', policy: 'policy' }

/** Scripts of these types are data: they never run, so the policy needs no hash of them. */
const dataType = /^application\/(ld\+)?json$/

/**
 * Prepares a page: one style element in its head, classes instead of `style` attributes, scripts
 * that wait behind its pictures, links to its first picture, a place for the policy. It changes only places that
 * the parser found: not a byte of the rest.
 *
 * @param elements parsed from exactly this text
 * @param page its file, for the message
 * @throws {BuildProblem} when the page has no `<meta charset>` to put the policy behind, or no stylesheet
 */
export function openPage(html: string, elements: readonly PageElement[], page: string): OpenPage {
  const charset = elements.find((element) => attribute(element, 'charset') !== undefined)
  const sheets = elements.filter(({ tagName }) => tagName === 'style')
  const [first, ...others] = sheets
  if (!charset || !first)
    throw new BuildProblem(`${page}: the page has no <meta charset>, or no inlined stylesheet`)
  const rules = new Map<string, string>()
  const policy = `<meta http-equiv="Content-Security-Policy" content="${mark.policy}"/>`
  return {
    html: withReplacements(html, [
      insertion(instead(charset).end, policy),
      ...firstPicture(elements),
      within(first, mark.styles),
      ...others.map((style) => instead(style)),
      ...elements.flatMap(lowPriority),
      ...elements.flatMap((element) => classInstead(element, rules)),
    ]),
    css: sheets.map(textOf).join(''),
    rules,
    scripts: elements.filter(isInlineScript).map(textOf),
  }
}

/**
 * An opened page with the styles and the policy in their places.
 *
 * @param unscripted the address of the styles that only browsers without script need
 */
export function closePage(
  html: string,
  styles: string,
  policy: string,
  unscripted: string,
): string {
  const noscript = `<noscript><link rel="stylesheet" href="${unscripted}"/></noscript>`
  return html
    .replace(`content="${mark.policy}"`, () => `content="${policy}"`)
    .replace(`${mark.styles}</style>`, () => `${styles}</style>${noscript}`)
}

/**
 * Fetches the page's first picture ahead: its markup stands behind the styles and the header. A link for each
 * of its AVIF sources, whose condition excludes the sources before it. They follow the viewport's element,
 * without which a phone takes itself for wide.
 */
function firstPicture(elements: readonly PageElement[]): Replacement[] {
  const viewport = elements.find((element) => attribute(element, 'name') === 'viewport')
  const picture = elements.find(
    (element) => element.tagName === 'img' && attribute(element, 'fetchpriority') === 'high',
  )?.parentNode
  if (!viewport) return []
  const earlier: string[] = []
  const links = elements
    .filter(
      (element) => element.parentNode === picture && attribute(element, 'type') === 'image/avif',
    )
    .map((source) => {
      const media = attribute(source, 'media') ?? []
      const attributes = Object.entries({
        imagesrcset: attribute(source, 'srcset'),
        imagesizes: attribute(source, 'sizes'),
        media: earlier
          .map((condition) => `(not ${condition})`)
          .concat(media)
          .join(' and '),
      }).map(([name, value]) => value && ` ${name}="${value}"`)
      earlier.push(...[media].flat())
      return `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${attributes.join('')}/>`
    })
  return [insertion(instead(viewport).end, links.join(''))]
}

function isInlineScript(element: PageElement): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !dataType.test(attribute(element, 'type') ?? '')
  )
}

/** A module's script, or a link that fetches one ahead, waits. The attribute stands behind the tag's name. */
function lowPriority(element: PageElement): Replacement[] {
  const { tagName } = element
  const isModule =
    (tagName === 'script' && attribute(element, 'type') === 'module') ||
    (tagName === 'link' && attribute(element, 'rel') === 'modulepreload')
  if (!isModule || attribute(element, 'fetchpriority') !== undefined) return []
  return [insertion(instead(element).start + `<${tagName}`.length, ' fetchpriority="low"')]
}

/**
 * The changes that turn an element's `style` into a class. Its rule, which goes into `rules`,
 * outweighs the others as the attribute did.
 */
function classInstead(element: PageElement, rules: Map<string, string>): Replacement[] {
  const style = attribute(element, 'style')
  const { style: old, class: known } = element.sourceCodeLocation?.attrs ?? {}
  if (style === undefined || !old) return []
  const name = `s${createHash('sha256').update(style).digest('hex').slice(0, 6)}`
  rules.set(name, `${`.${name}`.repeat(3)}{${style.replace(/;$/, '')}}`)
  const removed = { start: old.startOffset - 1, end: old.endOffset, text: '' }
  if (!known) return [{ ...removed, text: ` class="${name}"` }]
  return [removed, insertion(known.endOffset - 1, ` ${name}`)]
}
