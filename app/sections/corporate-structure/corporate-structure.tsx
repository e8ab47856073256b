import { ClosingLinks } from '#app/components/closing-band.tsx'
import { NightHead } from '#app/components/page-head.tsx'
import type { StructureContent } from '#app/page-content/corporate-structure.ts'
import { BusinessUnits } from './business-units.tsx'
import { StructureDiagram } from './structure-diagram.tsx'

/** Corporate structure (spec 2.7). */
export function CorporateStructure(content: StructureContent) {
  const { page, group: groupName, chain, units } = content
  return (
    <>
      <NightHead {...page} trail={[{ label: 'About Us', href: '/about' }]} />
      <StructureDiagram text={page.diagram} group={groupName} {...chain} />
      <BusinessUnits text={page.units} units={units} />
      <ClosingLinks {...page.closing} />
    </>
  )
}
