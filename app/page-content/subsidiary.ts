import { subsidiaries } from '#content/subsidiaries.ts'
import { shownSections } from './company-sections.ts'
import { libraryPicture } from './picture-library.ts'

/** The ids of the companies that have a page, as their addresses have them. */
export function companyIds(): string[] {
  return subsidiaries.map(({ id }) => id)
}

/**
 * What a company's page shows (spec 2.11).
 *
 * @throws when there is no company of that id
 */
export function companyContent(wanted: string) {
  const found = subsidiaries.find(({ id }) => id === wanted)
  if (!found) throw new Error(`content/subsidiaries: there is no company with the id ${wanted}`)
  const { sections, picture, ...company } = found
  return {
    company,
    sections: shownSections(sections),
    picture: libraryPicture(picture),
    stretches: subsidiaries.map(({ id, name, stretch }) => ({ id, name, stretch })),
  }
}

export type CompanyContent = ReturnType<typeof companyContent>
