import { companies } from './companies.ts'
import type { Figure } from './figure-schemas.ts'
import { allFigures, figureParts, figuresOf, formatFigure } from './figures.ts'
import { group } from './group.ts'
import { textsIn } from './nested.ts'
import { pageText } from './pages.ts'
import { readContent } from './parse.ts'
import { indicators, sustainability } from './records.ts'
import { pageSources } from './sources.ts'
import { tokensIn } from './tokens.ts'

/** Whose figure it is, and the page that shows it. */
export type FigureSource = {
  /** A company's id, or the page that the figures are about. */
  id: string
  name: string
  page: string
}

/** All figures by whose they are (spec 2.19): the group's, the companies', then the two reports'. */
export function figureRegister() {
  const sources: FigureSource[] = [
    { id: 'group', name: group.name, page: '/' },
    ...companies.map(({ id, fullName }) => ({ id, name: fullName, page: `/subsidiaries/${id}` })),
    report('/sustainability'),
    report('/qhsse'),
  ]
  return sources
    .map((source) => ({
      ...source,
      figures: allFigures
        .filter(({ id }) => sourceOf(id) === source.id)
        .map((figure) => ({
          ...figure,
          page: source.id === 'group' ? groupPage(figure.id) : source.page,
        })),
    }))
    .filter(({ figures }) => figures.length > 0)
}

function report(page: '/sustainability' | '/qhsse'): FigureSource {
  return { id: page.slice(1), name: pageText(page).heading, page }
}

function sourceOf(id: string): string {
  const company = companies.find(({ figures }) => figures.includes(id))
  if (company) return company.id
  if (indicators.some(({ figure }) => figure === id)) return 'qhsse'
  const { drawn, metrics } = sustainability
  return [...Object.values(drawn), ...Object.values(metrics).flat()].includes(id)
    ? 'sustainability'
    : 'group'
}

/** The first page that shows a figure of the group: as a figure, or in its texts. */
function groupPage(id: string): string {
  if (pageText('/').figures.shown.includes(id)) return '/'
  if (pageText('/projects').figures.includes(id)) return '/projects'
  const named = Object.entries(pageSources).find(([, { name }]) =>
    textsIn(readContent(name).data)
      .flatMap(([, text]) => tokensIn(text))
      .some((token) => token.split(':')[0] === id),
  )
  // No page shows it; the assistant may.
  return named?.[0] ?? '/data'
}

/** The headline figures of Home (spec 2.4.6), which the documents repeat. */
export function headlineFigures(): Figure[] {
  return figuresOf(pageText('/').figures.shown)
}

/**
 * Figures as pages show them, without those that the build leaves out. `meaning` is what a figure counts, in one
 * line: its definition, or where it was counted.
 *
 * @param where a company's name, which its own page need not repeat below each of its figures
 */
export function shownFigures(ids: readonly string[], where?: string) {
  return figuresOf(ids).map((record) => {
    const { id, definition, scope } = record
    const meaning = definition ?? (scope === where ? undefined : scope)
    return { ...figureParts(record), id, text: formatFigure(record), definition, meaning }
  })
}

export type ShownFigure = ReturnType<typeof shownFigures>[number]

/** The way from a group of figures to the first one's row on `/data` (spec 2.19). */
export type FiguresLink = { label: string; href: string }

/** @throws when there is no figure of that id, for which there would be no row */
export function figuresLink(id: string): FiguresLink {
  if (!allFigures.some((figure) => figure.id === id)) throw new Error(`there is no figure "${id}"`)
  return { label: pageText('/data').link, href: `/data#${id}` }
}
