import { libraryPicture } from '#app/components/picture-library.server.ts'
import { PrintHead } from '#app/components/print-head.tsx'
import { SideHead } from '#app/components/side-head.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { caseStudies } from '#content/case-studies.ts'
import { withFigures } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'
import { CaseCard } from './case-card.tsx'
import { CaseSummary } from './case-summary.tsx'
import { caseTiles, caseTone } from './case-types.ts'

export function loader() {
  return {
    page: pages['/case-studies'],
    picture: libraryPicture('fabrication-yard'),
    tiles: caseTiles(caseStudies),
    cases: withFigures(caseStudies).map(({ status, ...study }) => ({
      ...study,
      tone: caseTone(study.type),
    })),
  }
}

export type CaseContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/case-studies' })

/** Case Studies (spec 2.12): banner, four tiles counted from the list, the cards. */
export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { page, picture, tiles, cases } = loaderData
  return (
    <>
      <PrintHead kind="Case Studies" path="/case-studies" />
      <SideHead
        {...page}
        trail={[{ label: 'Projects', href: '/projects' }]}
        picture={picture}
        look="banner"
      />
      <CaseSummary tiles={tiles} />
      <section className="wrap bg-paper pt-12 pb-section lg:pt-18">
        <h2 className="sr-only">All case studies</h2>
        <div className="grid grid-flow-dense gap-x-col md:grid-cols-2 lg:grid-cols-3 print:block">
          {cases.map((study) => (
            <CaseCard key={study.id} study={study} />
          ))}
        </div>
      </section>
    </>
  )
}
