import { qhssePolicy } from '#content/documents-text/qhsse-policy.ts'
import { withFigures } from '#content/figures.ts'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { Figures } from '../parts/figures.tsx'
import { LastPage } from '../parts/last-page.tsx'
import { RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'

/** The QHSSE policy (spec 2.6). */
export function QhssePolicy() {
  const { picture, subtitle, sections } = withFigures(qhssePolicy)
  return (
    <>
      <Cover picture={picture} subtitle={subtitle} />
      <Contents sections={sections} />
      <Section
        id="policy"
        text={sections.policy}
        picture={{ name: 'valves-macro', shape: 'tall' }}
      />
      <Section id="duties" text={sections.duties}>
        <RuledList rows={sections.duties.rows} size="large" />
      </Section>
      <Section id="indicators" text={sections.indicators} tone="night">
        <Figures ids={['trir', 'ltif', 'high-potential-incidents', 'recycling-rate']} />
      </Section>
      <Section id="bases" text={sections.bases}>
        <RuledList rows={sections.bases.rows} size="large" />
      </Section>
      <Section
        id="certificates"
        text={sections.certificates}
        picture={{ name: 'control-room', shape: 'band' }}
      >
        <RuledList rows={sections.certificates.rows} />
      </Section>
      <Section id="responsibilities" text={sections.responsibilities}>
        <RuledList rows={sections.responsibilities.rows} size="large" />
      </Section>
      <Section id="review" text={sections.review}>
        <RuledList rows={sections.review.rows} size="large" />
      </Section>
      <LastPage />
    </>
  )
}
