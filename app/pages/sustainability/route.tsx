import { PictureHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { type FactId, fact, figureParts } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import { sustainability } from '#content/sustainability.ts'
import type { Route } from './+types/route'
import { Community } from './community.tsx'
import { Environment } from './environment.tsx'
import { Measures } from './measures.tsx'
import { Reports } from './reports.tsx'
import { Risk } from './risk.tsx'
import { SectionIndex } from './section-index.tsx'
import { Trees } from './trees.tsx'

const figure = (id: FactId) => figureParts(fact(id))

export function loader() {
  const { metrics, oneMark, riskSteps } = sustainability
  return {
    page: pages['/sustainability'],
    picture: libraryPicture('mangrove-creek'),
    village: libraryPicture('mini-grid-village'),
    target: {
      cut: figure('emissions-target'),
      cutYear: fact('emissions-target-year').value,
      neutralYear: fact('carbon-neutrality-year').value,
    },
    trees: figure('trees-planted'),
    students: figure('students-a-year'),
    metrics: {
      environment: metrics.environment.map(figure),
      community: metrics.community.map(figure),
      risk: metrics.risk.map(figure),
    },
    oneMark,
    riskSteps,
  }
}

export type SustainabilityContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/sustainability' })

/** Sustainability (spec 2.6). */
export default function Sustainability({ loaderData }: Route.ComponentProps) {
  const { page, picture, village, target, trees, students, metrics, oneMark, riskSteps } =
    loaderData
  return (
    <div data-accent="green">
      <PictureHead {...page} picture={picture}>
        <SectionIndex />
      </PictureHead>
      <Environment target={target} />
      <Trees trees={trees} oneMark={oneMark} />
      <Measures metrics={metrics.environment} />
      <Community
        students={students}
        oneMark={oneMark}
        metrics={metrics.community}
        picture={village}
      />
      <Risk metrics={metrics.risk} steps={riskSteps} />
      <Reports />
    </div>
  )
}
