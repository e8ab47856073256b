import { ClosingLinks } from '#app/components/closing-band.tsx'
import { SideHead } from '#app/components/side-head.tsx'
import type { CaseContent } from '#app/page-content/case-studies.ts'
import { CaseCard } from './case-card.tsx'
import { CaseSummary } from './case-summary.tsx'

/** Case Studies (spec 2.12): banner, four tiles counted from the list, the cards, and the way on. */
export function CaseStudies(content: CaseContent) {
  const { page, note, picture, tiles, cases, closing } = content
  return (
    <>
      <SideHead
        {...page}
        trail={[{ label: 'Projects', href: '/projects' }]}
        picture={picture}
        look="banner"
      />
      <CaseSummary tiles={tiles} note={note} />
      <section className="wrap bg-paper pt-12 pb-section lg:pt-18">
        <h2 className="sr-only">All case studies</h2>
        <case-cards className="grid grid-flow-dense gap-x-col md:grid-cols-2 lg:grid-cols-3 print:block">
          {cases.map((study) => (
            <CaseCard key={study.id} study={study} />
          ))}
        </case-cards>
      </section>
      <ClosingLinks {...closing} />
    </>
  )
}
