import { Button } from '#app/components/button.tsx'
import { ClosingBand } from '#app/components/closing-band.tsx'
import { NightHead } from '#app/components/page-head.tsx'
import type { StructureContent } from '#app/page-content/corporate-structure.ts'
import { BusinessUnits } from './business-units.tsx'
import { StructureDiagram } from './structure-diagram.tsx'

/** Corporate structure (spec 2.7). */
export function CorporateStructure(content: StructureContent) {
  const { page, group: groupName, units } = content
  return (
    <>
      <NightHead {...page} trail={[{ label: 'About Us', href: '/about' }]} />
      <StructureDiagram group={groupName} units={units} />
      <BusinessUnits units={units} />
      <ClosingBand heading="Who answers for which company?">
        <Button href="/management" variant="primary" arrow>
          Management Team
        </Button>
        <Button href="/contact" variant="outline">
          Contact Us
        </Button>
      </ClosingBand>
    </>
  )
}
