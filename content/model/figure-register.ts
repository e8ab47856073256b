import { companies } from './companies.ts'
import { contentText } from './content-files.ts'
import { allFigures } from './figures.ts'
import { group } from './group.ts'
import { pageText } from './pages.ts'
import { indicators } from './qhsse.ts'
import { pageSources } from './sources.ts'
import { sustainability } from './sustainability.ts'

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
  // Shown by the assistant alone.
  return named?.[0] ?? '/data'
}
