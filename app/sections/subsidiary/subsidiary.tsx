import { ClosingBand } from '#app/components/closing-band.tsx'
import type { CompanyContent } from '#app/page-content/subsidiary.ts'
import { Actions } from './actions.tsx'
import { CompanyHead } from './head/company-head.tsx'
import { PlaceInChain } from './place-in-chain.tsx'
import { CompanySection } from './sections/company-section.tsx'

/** A company's page (spec 2.11): its own head and sections, its place in the chain, a way on. */
export function Subsidiary(content: CompanyContent) {
  const { company, picture, sections, stretches } = content
  return (
    <div data-company={company.id}>
      <CompanyHead company={company} picture={picture} />
      {sections.map((section) => (
        <CompanySection
          key={JSON.stringify(section).slice(0, 99)}
          section={section}
          company={company}
        />
      ))}
      <PlaceInChain company={company} stretches={stretches} />
      <ClosingBand heading={company.closing.heading}>
        <Actions actions={company.closing.actions} company={company} ground="paper" />
      </ClosingBand>
    </div>
  )
}
