import { createHash } from 'node:crypto'
import { BuildProblem } from '../lib/build-problem.ts'
import {
  attribute,
  insertion,
  isModuleScript,
  type PageElement,
  type Replacement,
  textOf,
  withReplacements,
} from './page-elements.ts'

/** The stylesheets of a page's head, apart from it. */
export type PageParts = { html: string; styles: readonly string[] }

/**
 * Empties the style elements of a head. A parser reads every letter, and most of a page
 * are the stylesheets that it shares with all others.
 */
export function withoutHeadStyles(page: string): PageParts {
  const end = Math.max(page.indexOf('</head>'), 0)
  const styles: string[] = []
  const head = page
    .slice(0, end)
    .replace(/(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/g, (...match) => {
      const [, tag = '', css = ''] = match
      styles.push(css)
      return tag
    })
  return { html: head + page.slice(end), styles }
}

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
 * that wait behind its pictures, links to its first picture, a place for the policy. It changes only places that the parser
 * found: not a byte of the rest.
 *
 * @param styles what was taken out of the style elements of its head, by `withoutHeadStyles`
 * @param elements parsed from exactly this text
 * @param page its file, for the message
 * @throws {BuildProblem} when the page has no `<meta charset>` to put the policy behind, no
 *   stylesheet, or a style attribute in an island, whose class React would not know
 */
export function openPage(
  { html, styles }: PageParts,
  elements: readonly PageElement[],
  page: string,
): OpenPage {
  const charset = elements.find((element) => attribute(element, 'charset') !== undefined)
  if (!charset) throw new BuildProblem(`${page}: the page has no <meta charset> in its head`)
  const [first, ...others] = elements.filter(({ tagName }) => tagName === 'style')
  if (!first) throw new BuildProblem(`${page}: the page has no inlined stylesheet`)
  if (styles.length > 0 && textOf(first) !== '') throw new Error(`${page}: a style was not taken`)
  const rules = new Map<string, string>()
  const policy = `<meta http-equiv="Content-Security-Policy" content="${mark.policy}"/>`
  const replacements = [
    insertion(place(charset).end, policy),
    ...firstPicture(elements),
    { ...innerPlace(first), text: mark.styles },
    ...others.map((style) => ({ ...place(style), text: '' })),
    ...elements.filter(isModuleScript).flatMap(lowPriority),
    ...elements.flatMap((element) => classInstead(element, rules, page)),
  ]
  return {
    html: withReplacements(html, replacements),
    css: [...styles, ...[first, ...others].map(textOf)].join(''),
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
  return html
    .replace(`content="${mark.policy}"`, () => `content="${policy}"`)
    .replace(
      `${mark.styles}</style>`,
      () => `${styles}</style><noscript><link rel="stylesheet" href="${unscripted}"/></noscript>`,
    )
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
  const sources = elements.filter(
    (element) => element.parentNode === picture && attribute(element, 'type') === 'image/avif',
  )
  if (!viewport) return []
  const earlier: string[] = []
  const links = sources.map((source) => {
    const media = attribute(source, 'media')
    const others = earlier.map((condition) => `(not ${condition})`)
    if (media) earlier.push(media)
    const attributes = Object.entries({
      imagesrcset: attribute(source, 'srcset'),
      imagesizes: attribute(source, 'sizes'),
      media: [...others, ...(media ? [media] : [])].join(' and ') || undefined,
    }).map(([name, value]) => value && ` ${name}="${value}"`)
    return `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${attributes.join('')}/>`
  })
  return [insertion(place(viewport).end, links.join(''))]
}

function isInlineScript(element: PageElement): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !dataType.test(attribute(element, 'type') ?? '')
  )
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

/** Behind the tag's name, where an attribute always fits. */
function lowPriority(element: PageElement): Replacement[] {
  if (attribute(element, 'fetchpriority') !== undefined) return []
  return [insertion(place(element).start + `<${element.tagName}`.length, ' fetchpriority="low"')]
}

/**
 * The changes that turn an element's `style` into a class. Its rule, which goes into `rules`,
 * outweighs the others as the attribute did.
 */
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
  const removed = { start: old.startOffset - 1, end: old.endOffset, text: '' }
  const known = attributes.class
  if (!known) return [{ ...removed, text: ` class="${name}"` }]
  return [removed, insertion(known.endOffset - 1, ` ${name}`)]
}

function isInIsland(element: PageElement): boolean {
  for (let parent = element.parentNode; parent && 'tagName' in parent; parent = parent.parentNode) {
    if (parent.tagName === 'astro-island') return true
  }
  return false
}
