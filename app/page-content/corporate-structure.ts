import { group } from '#content/group.ts'
import { pages } from '#content/pages.ts'
import { subsidiaries } from '#content/subsidiaries.ts'

export function corporateStructureContent() {
  return {
    page: pages['/corporate-structure'],
    group: group.name,
    units: subsidiaries.map(({ id, name, stretch, description, logo, website }) => ({
      id,
      name,
      stretch,
      description,
      logo,
      // An address that is still `#` is not a website to visit.
      website: website && website.href !== '#' ? website.href : undefined,
    })),
  }
}

export type StructureContent = ReturnType<typeof corporateStructureContent>
