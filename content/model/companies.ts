import type { Company } from './company-schemas.ts'
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
