import { companyData } from '#app/structured-data/organizations.ts'
import { companies } from '#content/model/companies.ts'
import { companyPages } from '#content/model/company-pages.ts'
import { emails } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { chainContent } from './chain.ts'
import { shownSections } from './company-sections.ts'
import { libraryPicture } from './picture-library.ts'

/** The ids of the companies that have a page, as their addresses have them. */
export function companyIds(): string[] {
  return companies.map(({ id }) => id)
}

/**
 * What a company's page shows (spec 2.11).
 *
 * @throws when there is no company of that id
 */
export function companyContent(wanted: string) {
  const found = companies.find(({ id }) => id === wanted)
  if (!found) throw new Error(`content/companies: there is no company with the id ${wanted}`)
  const { sections, picture, ...company } = found
  return {
    company,
    data: [companyData(found)],
    /** The pages between Home and this one. */
    trail: [{ label: pageText('/corporate-structure').heading, href: '/corporate-structure' }],
    labels: { ...companyPages, figures: pageText('/data').link },
    email: emails.general.address,
    sections: shownSections(sections),
    picture: libraryPicture(picture),
    chain: chainContent(),
  }
}

export type CompanyContent = ReturnType<typeof companyContent>
