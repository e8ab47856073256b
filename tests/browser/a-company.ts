import { companies, menuCompanies } from '#content/model/companies.ts'

const [first] = companies
const [firstInMenu] = menuCompanies
if (!first || !firstInMenu) throw new Error('content/companies: there is no company to test with')

/** Companies to test with, taken from the content: editors add and remove them. */
export const company = first
export const menuCompany = firstInMenu

/** The address of a company's page (spec 2.1). */
export const companyPath = (id: string) => `/subsidiaries/${id}`
