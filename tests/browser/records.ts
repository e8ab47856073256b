import { companies, menuCompanies } from '#content/model/companies.ts'
import { articles } from '#content/model/news.ts'
import { openVacancies } from '#content/model/vacancies.ts'

/*
 * Records to try things with, whichever there are: editors add and remove them.
 */

export const company = required('companies', companies[0])
export const menuCompany = required('companies', menuCompanies[0])

/** The address of a company's page (spec 2.1). */
export const companyPath = (id: string) => `/subsidiaries/${id}`

const articlePaths = articles().map(({ id }) => `/news/${id}`)
export const articlePath = required('news', articlePaths[0])
export const otherArticlePath = required('news', articlePaths[1])

export const opening = required('vacancies', openVacancies()[0])
export const otherOpening = required('vacancies', openVacancies()[1])

/** The application form with an opening filled in (spec 2.8). */
export const applyPath = `/careers/apply?job=${encodeURIComponent(opening.title)}`

function required<T>(folder: string, record: T | undefined): T {
  if (record === undefined) throw new Error(`content/${folder}: too few to test with`)
  return record
}
