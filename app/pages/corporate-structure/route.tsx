import { ClosingBand } from '#app/components/closing-band.tsx'
import { NightHead } from '#app/components/page-head.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { group } from '#content/group.ts'
import { pages } from '#content/pages.ts'
import { subsidiaries } from '#content/subsidiaries.ts'
import type { Route } from './+types/route'
import { BusinessUnits } from './business-units.tsx'
import { StructureDiagram } from './structure-diagram.tsx'

export function loader() {
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

export type StructureContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/corporate-structure' })

/** Corporate structure (spec 2.7). */
export default function CorporateStructure({ loaderData }: Route.ComponentProps) {
  const { page, group: groupName, units } = loaderData
  return (
    <>
      <NightHead {...page} trail={[{ label: 'About Us', href: '/about' }]} />
      <StructureDiagram group={groupName} units={units} />
      <BusinessUnits units={units} />
      <ClosingBand heading="Who answers for which company?">
        <ButtonLink to="/management" variant="primary" arrow>
          Management Team
        </ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          Contact Us
        </ButtonLink>
      </ClosingBand>
    </>
  )
}
