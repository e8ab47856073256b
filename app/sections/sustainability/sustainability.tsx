import { PictureHead } from '#app/components/page-head.tsx'
import type { SustainabilityContent } from '#app/page-content/sustainability.ts'
import { Community } from './community.tsx'
import { Environment } from './environment.tsx'
import { Measures } from './measures.tsx'
import { Reports } from './reports.tsx'
import { Risk } from './risk.tsx'
import { SectionIndex } from './section-index.tsx'
import { Trees } from './trees.tsx'

/** Sustainability (spec 2.6). */
export function Sustainability(content: SustainabilityContent) {
  const { page, picture, village, target, trees, students, metrics, oneMark, riskSteps } = content
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
