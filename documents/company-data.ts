import { accents } from '#brand/accents.ts'
import { companies } from '#content/model/companies.ts'
import type { Company } from '#content/model/company-schemas.ts'
import { figuresOf } from '#content/model/figures.ts'
import { figureMeaning, shown } from './figures.ts'
import { companyMark } from './marks.ts'

/** Most stations in a row whose names still fit in one line. */
const maxPerRow = 6

/** The chain as a line of marks, in rows where they are many, and the companies under all of it. */
export function chain() {
  const line = companies.filter(({ place }) => place === 'chain').map((each) => station(each))
  const under = companies
    .filter(({ place }) => place === 'bracket')
    .map((each) => ({ ...station(each, each.chain.here), colour: accents[each.accent].night }))
  // A screen reader reads the drawing's `alt` as one sentence: the names in order, each with its place.
  const alt = [...line, ...under].map(({ name, text }) => `${name}: ${text}`).join('; ')
  return { kind: 'chain', rows: rowsOf(line), under, alt }
}

/** A company where it stands in the drawing of the chain. */
function station(company: Company, text = company.trade) {
  return { mark: companyMark(company, 'night'), name: company.name, text }
}

/** As few rows as can hold them, equally long. */
function rowsOf(stations: readonly ReturnType<typeof station>[]) {
  const rows = Math.ceil(stations.length / maxPerRow)
  const length = Math.ceil(stations.length / rows)
  return Array.from({ length: rows }, (_, row) => stations.slice(row * length, (row + 1) * length))
}

/** All companies, each with its mark, what it does and what clients order from it. */
export function companyList() {
  return {
    kind: 'company-list',
    companies: companies.map((company) => ({
      mark: companyMark(company, 'night'),
      name: company.fullName,
      lines: [company.trade],
      description: company.description,
      services: servicesOf(company.sections),
    })),
  }
}

/** The names of a company's services: of the first section with a `deliverable`. */
function servicesOf(sections: Company['sections']): string[] {
  const services = sections
    .map((section) => ('items' in section ? section.items : []))
    .find((items) => items.some((item) => 'deliverable' in item && item.deliverable !== undefined))
  return services?.map(({ title }) => title) ?? []
}

/** What each company states about itself, in the order of the chain. */
export function companyFigures() {
  return {
    kind: 'company-figures',
    companies: companies.map((company) => ({
      mark: companyMark(company, 'paper'),
      name: company.fullName,
      text: company.trade,
      figures: figuresOf(company.figures).map((figure) =>
        shown(figure, figureMeaning(figure, company.fullName)),
      ),
      ...(company.figuresNote && { note: company.figuresNote }),
    })),
  }
}
