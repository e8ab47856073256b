import { chainContent } from '#app/page-content/chain.ts'
import { allOrganizations } from '#app/structured-data/organizations.ts'
import { companies } from '#content/model/companies.ts'
import { group } from '#content/model/group.ts'
import { pageText } from '#content/model/pages.ts'

export function corporateStructureContent() {
  return {
    page: pageText('/corporate-structure'),
    data: allOrganizations(),
    group: group.name,
    chain: chainContent(),
    units: companies.map(({ id, name, stretch, description, logo, website }) => ({
      id,
      name,
      stretch,
      description,
      logo,
      // An address that is still `#` is not a website to visit.
      website: website && website.href !== '#' ? website.href : undefined,
      awaits: website?.awaits,
    })),
  }
}

export type StructureContent = ReturnType<typeof corporateStructureContent>
