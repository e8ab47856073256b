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
      <PictureHead {...page} picture={picture}>
        <SectionIndex />
      </PictureHead>
      <Environment target={target} text={text.environment} />
      <Trees trees={trees} text={text.trees} />
      <Measures
        metrics={metrics.environment}
        text={text.measures}
        unconfirmed={text.unconfirmed}
        about={content.figuresLink}
      />
      <Community
        students={students}
        metrics={metrics.community}
        text={text.community}
        unconfirmed={text.unconfirmed}
        picture={village}
        contact={content.communityContact}
      />
      <Risk
        metrics={metrics.risk}
        text={text.risk}
        unconfirmed={text.unconfirmed}
        steps={content.riskSteps}
      />
      <Reports {...text.reports} />
    </div>
  )
}
