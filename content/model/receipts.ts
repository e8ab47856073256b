import { companies } from './companies.ts'
import { contentText } from './content-files.ts'
import { allFigures, figureParts, figuresOf, formatFigure } from './figures.ts'
import { group } from './group.ts'
import { once } from './once.ts'
import { pageText } from './pages.ts'
import { indicators, sustainability } from './records.ts'
import { pageSources } from './sources.ts'

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
  const named = Object.entries(pageSources).find(([, { name }]) => {
    const text = contentText(name)
    return text.includes(`{${id}}`) || text.includes(`{${id}:`)
  })
  // No page shows it; the assistant may.
  return named?.[0] ?? '/data'
}

/** What `/data` says of each figure, by its id. */
const receipts = once(() => {
  const { terms, receipt } = pageText('/data')
  return new Map(
    figureRegister().flatMap(({ name: source, figures }) =>
      figures.map(({ id, label, definition, unit, scope, base, period }) => [
        id,
        {
          id,
          name: `${receipt.name} ${label}`,
          source,
          figure: { definition, unit, scope, base, period },
          terms,
          link: { label: receipt.link, href: `/data#${id}` },
        },
      ]),
    ),
  )
})

/**
 * What a figure's mark opens where the figure stands: the same as in its row on `/data` (spec 2.19).
 *
 * @throws when there is no figure of that id
 */
export function receiptOf(id: string) {
  const receipt = receipts().get(id)
  if (!receipt) throw new Error(`there is no figure "${id}"`)
  return receipt
}

export type FigureReceipt = ReturnType<typeof receiptOf>

/** Figures as pages show them, each with its receipt; without those that the build leaves out. */
export function shownFigures(ids: readonly string[]) {
  return figuresOf(ids).map((record) => {
    const { id, definition } = record
    const text = formatFigure(record)
    return { ...figureParts(record), id, text, definition, receipt: receiptOf(id) }
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
