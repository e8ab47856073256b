import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { type FieldName, forms } from '#contract/forms.ts'
import { escaped } from '#contract/markup.ts'

/** What a page may be asked for, and which field of its form that goes into. */
type Question = { query: string; field: FieldName }

/** The pages that an address may ask something of: an opening (spec 2.8), a topic (spec 2.10). */
export const questions: Readonly<Record<string, Question>> = {
  [forms.application.page]: { query: 'job', field: 'position' },
  [forms.contact.page]: { query: 'topic', field: 'subject' },
}

/** Where in the page something else is to be written. */
type Place = { start: number; end: number; text: string }

/** What may be asked for, as the page lists it in a `data` element: its value and its terms. */
type ListedValue = { value: string; terms: ReadonlyMap<string, string> }

/** A page with its elements, which are found once for all that is read from them. */
type ParsedPage = { html: string; elements: readonly Tree.Element[] }

export function parsedPage(html: string): ParsedPage {
  return { html, elements: elementsIn(parse(html, { sourceCodeLocationInfo: true })) }
}

/**
 * The page as it is for each answer that it lists, by the answer's value: what `asked-job.ts` and
 * `asked-topic.ts` of `app/behaviour/` do in a browser, for browsers that run no script. The page is
 * built for whoever asks nothing; what it does not list has no page here.
 */
export function askedPages(
  { html, elements }: ParsedPage,
  question: Question,
): Map<string, string> {
  const pages = elements
    .flatMap((element) => listedValue(element) ?? [])
    .map((answer) => {
      const places = elements.flatMap((element) => placeOf(element, question, answer) ?? [])
      return [answer.value, withPlaces(html, places)] as const
    })
  return new Map(pages)
}

/** When each answer that the page lists closes, in milliseconds; not all do (spec 2.16). */
export function closingTimes({ elements }: ParsedPage): Map<string, number> {
  const times = elements
    .flatMap((element) => listedValue(element) ?? [])
    .map(({ value, terms }) => [value, Date.parse(terms.get('data-closes') ?? '')] as const)
  return new Map(times.filter(([, time]) => !Number.isNaN(time)))
}

/** The page for whoever asks for an opening that has closed: the general one, which says so. */
export function closedPage({ html, elements }: ParsedPage): string {
  const places = elements
    .filter((element) => attribute(element, 'data-job-closed') !== undefined)
    .flatMap((element) => hiddenPlace(element) ?? [])
  return withPlaces(html, places)
}

function listedValue(element: Tree.Element): ListedValue | undefined {
  const value = attribute(element, 'value')
  if (element.tagName !== 'data' || value === undefined) return undefined
  const terms = element.attrs.map(({ name, value: term }) => [name, term] as const)
  return { value, terms: new Map(terms) }
}

/** The field takes the term of its name, or else the answer itself; what holds a term is shown. */
function placeOf(
  element: Tree.Element,
  { query, field }: Question,
  { value, terms }: ListedValue,
): Place | undefined {
  if (attribute(element, 'name') === field)
    return valuePlace(element, terms.get(`data-${field}`) ?? value)
  if (attribute(element, `data-${query}`) !== undefined) return textPlace(element, value)
  if (terms.has(`data-${attribute(element, 'data-term-row')}`)) return hiddenPlace(element)
  const term = terms.get(`data-${attribute(element, 'data-term')}`)
  return term === undefined ? undefined : textPlace(element, term)
}

/** The whole attribute `value` of an element; behind the tag's name where it has none. */
function valuePlace({ tagName, sourceCodeLocation }: Tree.Element, value: string) {
  if (!sourceCodeLocation) return undefined
  const text = `value="${escaped(value)}"`
  const written = sourceCodeLocation.attrs?.value
  if (written) return { start: written.startOffset, end: written.endOffset, text }
  const start = sourceCodeLocation.startOffset + 1 + tagName.length
  return { start, end: start, text: ` ${text}` }
}

/** The attribute that hides an element, to be left out. */
function hiddenPlace({ sourceCodeLocation }: Tree.Element): Place | undefined {
  const hidden = sourceCodeLocation?.attrs?.hidden
  return hidden && { start: hidden.startOffset, end: hidden.endOffset, text: '' }
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
