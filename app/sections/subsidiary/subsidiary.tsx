import type { CompanyContent } from '#app/page-content/subsidiary.ts'
import { ChainStep } from './chain-step.tsx'
import { CompanyClosing } from './company-closing.tsx'
import { CompanyHead } from './head/company-head.tsx'
import { PlaceInChain } from './place-in-chain.tsx'
import { CompanySection } from './sections/company-section.tsx'

/** A company's page (spec 2.11): its own head and sections, its place in the chain, a way on. */
export function Subsidiary(content: CompanyContent) {
  const { company, picture, sections, chain, trail, labels, email } = content
  return (
    <div data-company={company.id}>
      <CompanyHead company={company} picture={picture} trail={trail} />
      <ChainStep company={company} chain={chain} labels={labels.chain} />
      {sections.map((section) => (
        <CompanySection
          key={JSON.stringify(section).slice(0, 99)}
          section={section}
          company={company}
          labels={labels}
        />
      ))}
      <PlaceInChain company={company} chain={chain} labels={labels.chain} />
      <CompanyClosing company={company} email={email} labels={labels} />
    </div>
  )
}
