import type { AnswerTemplate } from '#contract/answer-page.ts'
import { answerSlots as slots } from '#contract/answer-slots.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { attribute, type PageElement, pageElements, textOf } from './page-elements.ts'

type Range = { start: number; end: number }
/** A stretch of the page that a slot replaces. */
type Cut<Slot extends string> = Range & { slot: Slot }

/**
 * Takes the finished answer page apart at its slots, so that the inbox only joins strings. It cuts at
 * places that the parser found: not a byte of the rest changes.
 *
 * @throws {BuildProblem} when the page lacks a slot or has one twice
 */
export function answerTemplate(html: string): AnswerTemplate {
  const elements = pageElements(html)
  const slot = (name: string) =>
    the(elements, `element with data-slot="${name}"`, (one) => attribute(one, 'data-slot') === name)

  const title = slot(slots.title)
  const items = slot(slots.items)
  const item = the(within(items, elements), `<li> in "${slots.items}"`, named('li'))
  const action = slot(slots.action)
  const field = the(within(action, elements), `<input> in "${slots.action}"`, named('input'))
  const button = the(within(action, elements), `<button> in "${slots.action}"`, named('button'))
  const back = slot(slots.back)
  const policy = the(elements, 'Content-Security-Policy', isPolicy)

  return {
    policy: attribute(policy, 'content') ?? '',
    page: segments(html, { start: 0, end: html.length }, [
      { ...documentTitle(html, elements, textOf(title)), slot: 'title' },
      { ...inside(title), slot: 'title' },
      { ...inside(slot(slots.text)), slot: 'text' },
      { ...whole(items), slot: 'items' },
      { ...whole(action), slot: 'action' },
      inAttribute(html, back, 'href', 'backHref'),
      { ...inside(back), slot: 'backLabel' },
    ]),
    items: segments(html, whole(items), [{ ...inside(items), slot: 'item' }]),
    item: segments(html, whole(item), [
      { ...inside(slot(slots.itemLabel)), slot: 'label' },
      { ...inside(slot(slots.itemText)), slot: 'text' },
    ]),
    action: segments(html, whole(action), [
      inAttribute(html, action, 'action', 'href'),
      inAttribute(html, field, 'name', 'fieldName'),
      inAttribute(html, field, 'value', 'fieldValue'),
      { ...inside(button), slot: 'label' },
    ]),
  }
}

function problem(what: string): BuildProblem {
  return new BuildProblem(`app/pages/form-answer.astro: the answer page ${what}`)
}

function the(
  elements: readonly PageElement[],
  what: string,
  fits: (element: PageElement) => boolean,
): PageElement {
  const [found, second] = elements.filter(fits)
  if (!found) throw problem(`has no ${what}`)
  if (second) throw problem(`has more than one ${what}`)
  return found
}

function named(name: string) {
  return ({ tagName }: PageElement) => tagName === name
}

function isPolicy(element: PageElement): boolean {
  return attribute(element, 'http-equiv') === 'Content-Security-Policy'
}

function whole({ sourceCodeLocation, tagName }: PageElement): Range {
  if (!sourceCodeLocation) throw problem(`has a <${tagName}> that does not stand in its source`)
  return { start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset }
}

function inside({ sourceCodeLocation, tagName }: PageElement): Range {
  const { startTag, endTag } = sourceCodeLocation ?? {}
  if (!startTag || !endTag) throw problem(`has a <${tagName}> without end tag`)
  return { start: startTag.endOffset, end: endTag.startOffset }
}

function within(parent: PageElement, elements: readonly PageElement[]): PageElement[] {
  const { start, end } = inside(parent)
  return elements.filter(({ sourceCodeLocation: place }) => {
    return place && place.startOffset >= start && place.endOffset <= end
  })
}

/** The document's title begins with the heading: the site's name after it stays. */
function documentTitle(html: string, elements: readonly PageElement[], heading: string): Range {
  const title = the(
    elements,
    '<title>',
    ({ tagName, namespaceURI }) => tagName === 'title' && namespaceURI.endsWith('xhtml'),
  )
  const { start } = inside(title)
  if (!html.startsWith(heading, start)) throw problem("has a title that lacks its heading's text")
  return { start, end: start + heading.length }
}

/** The value of an attribute, which React writes in double quotes. */
function inAttribute<Slot extends string>(
  html: string,
  element: PageElement,
  name: string,
  slot: Slot,
): Cut<Slot> {
  const place = element.sourceCodeLocation?.attrs?.[name]
  const before = `${name}="`
  if (!place || !html.startsWith(before, place.startOffset)) {
    throw problem(`has a <${element.tagName}> without ${before}…"`)
  }
  return { start: place.startOffset + before.length, end: place.endOffset - 1, slot }
}

/** A range of the page with its cuts replaced. */
function segments<Slot extends string>(
  html: string,
  { start, end }: Range,
  cuts: readonly Cut<Slot>[],
): (string | { slot: Slot })[] {
  const sorted = cuts.toSorted((a, b) => a.start - b.start)
  const parts = sorted.flatMap((cut, index) => [
    html.slice(sorted[index - 1]?.end ?? start, cut.start),
    { slot: cut.slot },
  ])
  return [...parts, html.slice(sorted.at(-1)?.end ?? start, end)].filter((part) => part !== '')
}
