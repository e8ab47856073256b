import type { Company } from './company-schemas.ts'
import { figureParts, figuresOf, formatFigure } from './figures.ts'
import { siteText } from './records.ts'
import { sources } from './sources.ts'

/** All companies, in the order of the chain; those in the bracket under it come last. */
export const companies: readonly Company[] = sources.companies
  .read()
  .toSorted((a, b) => Number(underAll(a)) - Number(underAll(b)) || a.order - b.order)

function underAll({ place }: Company): boolean {
  return place === 'bracket'
}

/** The companies of the header menu and the chat's list of subsidiaries (spec 2.2, 5). */
export const menuCompanies = companies.filter(({ inMenu }) => inMenu)

/** Home's "Our Business Units" tiles (spec 2.4.3). */
export const homeCompanies = companies.filter(({ onHome }) => onHome)

/** The companies of one list, in that list's order, without those that the build leaves out. */
export function companiesOf(ids: readonly string[]): Company[] {
  return ids.flatMap((id) => companies.find((company) => company.id === id) ?? [])
}

/** The companies as the chain shows them: those of the line, and those under all of it. */
export const chain = {
  drawing: siteText.drawing,
  line: companies
    .filter(({ place }) => place === 'chain')
    .map(({ id, name, trade, drawn, chain: { figure } }) => ({
      id,
      name,
      trade,
      /** The stretch of the drawing that shows its work, if one does. */
      drawn,
      figure: stageFigure(name, figure),
    })),
  brackets: companies
    .filter(({ place }) => place === 'bracket')
    .map(({ id, name, chain: { here } }) => ({ id, name, work: here })),
}

export type Chain = typeof chain
export type ChainStop = Chain['line'][number]
export type ChainBracket = Chain['brackets'][number]

/** The figure beside a company's stage, where its scope need not name the company again. */
function stageFigure(company: string, id: string | undefined) {
  const [record] = figuresOf(id ? [id] : [])
  if (!record) return undefined
  const { label, placeholderId } = record
  const scope = record.scope?.split(', ').filter((part) => part !== company)
  return { parts: figureParts(record), label, scope: scope?.join(', '), placeholderId }
}

/**
 * The assets and projects that companies feature on their own pages (spec 2.11), each with its measure in
 * words, where it has one, and the way to it.
 */
export function featuredProjects() {
  return companies.flatMap(({ id, name, sections }) =>
    sections
      .flatMap((section) => (section.kind === 'projects' ? section.items : []))
      .map(({ title, place, picture, figure, placeholderId }) => {
        const [measure] = figure === undefined ? [] : figuresOf([figure])
        return {
          title,
          place,
          picture,
          placeholderId,
          company: { id, name },
          // "100MW", but "25,000 barrels per day".
          figure:
            measure &&
            [formatFigure(measure), !measure.suffix && measure.label.toLowerCase()]
              .filter(Boolean)
              .join(' '),
          href: `/subsidiaries/${id}#featured`,
        }
      }),
  )
}

export type FeaturedProject = ReturnType<typeof featuredProjects>[number]
