import { companies, menuCompanies } from '#content/model/companies.ts'
import type { Company } from '#content/model/company-schemas.ts'

/** Companies to test with, taken from the content: editors add and remove them. */
export const company = firstOf(companies)
export const menuCompany = firstOf(menuCompanies)

/** The address of a company's page (spec 2.1). */
export const companyPath = (id: string) => `/subsidiaries/${id}`

function firstOf([first]: readonly Company[]): Company {
  if (!first) throw new Error('content/companies: there is no company to test with')
  return first
}
