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
      <section className="no-print bg-sunk py-section">
        <div className="wrap grid items-end gap-x-col gap-y-8 lg:grid-cols-[8fr_4fr]">
          <h2>{company.closing.heading}</h2>
          <div className="lg:justify-self-end">
            <Actions actions={company.closing.actions} company={company} ground="paper" />
          </div>
        </div>
      </section>
    </div>
  )
}
