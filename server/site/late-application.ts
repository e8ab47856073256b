import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/**
 * When each opening that the application page lists closes, in milliseconds, by its title; those
 * without a stated date do not (spec 2.16).
 */
export function closingTimes(page: string): Map<string, number> {
  const times = elementsIn(parse(page))
    .filter(({ tagName }) => tagName === 'data')
    .map((element) => {
      const closes = attribute(element, 'data-closes')?.value ?? ''
      return [attribute(element, 'value')?.value ?? '', Date.parse(closes)] as const
    })
  return new Map(times.filter(([, time]) => !Number.isNaN(time)))
}

/** The application page for whoever asks for an opening that has closed: the general one, saying so. */
export function latePage(page: string): string {
  const notice = elementsIn(parse(page, { sourceCodeLocationInfo: true })).find((element) =>
    attribute(element, 'data-job-closed'),
  )
  const hidden = notice?.sourceCodeLocation?.attrs?.hidden
  return hidden ? page.slice(0, hidden.startOffset) + page.slice(hidden.endOffset) : page
}

function attribute({ attrs }: Tree.Element, wanted: string) {
  return attrs.find(({ name }) => name === wanted)
}

function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []))
}
