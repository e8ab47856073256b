import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { escaped } from '#server/http/escape-html.ts'

/** Where in the page something else is to be written. */
type Place = { start: number; end: number; text: string }

/** What the page says of an opening, as `app/sections/apply/` lists it: its title and its terms. */
type Opening = { title: string; terms: ReadonlyMap<string, string> }

/**
 * The application page as it is for each opening that it lists, by the opening's title (spec 2.8):
 * what `app/behaviour/asked-job.ts` does in a browser, for browsers that run no script. The page is
 * built for a general application; a title that it does not list has no page here.
 */
export function openingPages(html: string): Map<string, string> {
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true }))
  const pages = elements
    .flatMap((element) => openingOf(element) ?? [])
    .map((opening) => {
      const places = elements.flatMap((element) => placeOf(element, opening) ?? [])
      return [opening.title, withPlaces(html, places)] as const
    })
  return new Map(pages)
}

function openingOf(element: Tree.Element): Opening | undefined {
  const title = attribute(element, 'value')
  if (element.tagName !== 'data' || title === undefined) return undefined
  const terms = element.attrs.map(({ name, value }) => [name, value] as const)
  return { title, terms: new Map(terms) }
}

function placeOf(element: Tree.Element, { title, terms }: Opening): Place | undefined {
  if (attribute(element, 'name') === 'position') return valuePlace(element, title)
  if (attribute(element, 'data-job') !== undefined) return textPlace(element, title)
  const term = terms.get(`data-${attribute(element, 'data-term')}`)
  return term === undefined ? undefined : textPlace(element, term)
}

/** The whole attribute `value` of an element. */
function valuePlace({ sourceCodeLocation }: Tree.Element, value: string): Place | undefined {
  const place = sourceCodeLocation?.attrs?.value
  return (
    place && { start: place.startOffset, end: place.endOffset, text: `value="${escaped(value)}"` }
  )
}

/** Everything between an element's tags. */
function textPlace(element: Tree.Element, text: string): Place | undefined {
  const { startTag, endTag } = element.sourceCodeLocation ?? {}
  if (!startTag || !endTag) return undefined
  return { start: startTag.endOffset, end: endTag.startOffset, text: escaped(text) }
}

/** The page with those places rewritten, in their order; nothing else changes by a byte. */
function withPlaces(html: string, places: readonly Place[]): string {
  let end = 0
  const parts = places.flatMap((place) => {
    const before = html.slice(end, place.start)
    end = place.end
    return [before, place.text]
  })
  return [...parts, html.slice(end)].join('')
}

function attribute({ attrs }: Tree.Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value
}

/** In the order of the text. */
function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []))
}
