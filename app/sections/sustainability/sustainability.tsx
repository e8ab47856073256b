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
  const { page, text, picture, village, target, trees, students, metrics } = content
  return (
    <div className="accent-green">
      <PictureHead {...page} picture={picture} scrim="scrim-top-short">
        <SectionIndex />
      </PictureHead>
      <div className="pb-section">
        <Environment target={target} text={text.environment} about={content.figuresLink} />
        <Trees trees={trees} text={text.trees} />
        {metrics.environment.length > 0 && (
          <Measures metrics={metrics.environment} text={text.measures} />
        )}
      </div>
      <Community
        students={students}
        metrics={metrics.community}
        text={text.community}
        picture={village}
        contact={content.communityContact}
      />
      <Risk metrics={metrics.risk} text={text.risk} steps={content.riskSteps} />
      <Reports {...text.reports} governed={content.governed} />
    </div>
  )
}
