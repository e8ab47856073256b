import { annualReport } from '#content/documents-text/annual-report.ts'
import { qhssePolicy } from '#content/documents-text/qhsse-policy.ts'
import { headlineFactIds, withFigures } from '#content/figures.ts'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { FigureTable } from '../parts/figure-table.tsx'
import { Figures } from '../parts/figures.tsx'
import { LastPage } from '../parts/last-page.tsx'
import { RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'
import { ShareBars } from '../parts/share-bars.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { indicatorIds, reachIds, shareIds, targetIds, totalIds } from './report-figures.ts'
import { TargetLine } from './target-line.tsx'

/** The annual report (spec 2.5): what the content holds, and no accounts. */
export function AnnualReport() {
  const { picture, subtitle, sections } = withFigures(annualReport)
  return (
    <>
      <Cover picture={picture} subtitle={subtitle} />
      <Contents sections={sections} />
      <Section id="about" text={sections.about}>
        <RuledList rows={sections.about.rows} />
      </Section>
      <Section id="headline" text={sections.headline} tone="night">
        <Figures ids={headlineFactIds} />
      </Section>
      <Section
        id="reach"
        text={sections.reach}
        picture={{ name: 'hero-infrastructure', shape: 'band' }}
      >
        <FigureTable ids={reachIds} />
      </Section>
      <Section id="targets" text={sections.targets}>
        <TargetLine stations={sections.targets.rows} />
        <FigureTable ids={targetIds} />
      </Section>
      <Section id="sustainability" text={sections.sustainability}>
        <ShareBars ids={shareIds} />
      </Section>
      <Section
        id="communities"
        text={sections.communities}
        picture={{ name: 'mangrove-creek', shape: 'tall' }}
      >
        <FigureTable ids={totalIds} />
      </Section>
      <Section id="qhsse" text={sections.qhsse}>
        <FigureTable ids={indicatorIds} />
      </Section>
      <Section
        id="certificates"
        text={sections.certificates}
        picture={{ name: 'office-facade', shape: 'band' }}
      >
        <RuledList rows={qhssePolicy.sections.certificates.rows} />
      </Section>
      <Section
        id="companies"
        text={sections.companies}
        picture={{ name: 'fpso-deepwater', shape: 'slim' }}
      >
        <CompanyFigures />
      </Section>
      <Section id="counting" text={sections.counting}>
        <RuledList rows={sections.counting.rows} size="large" />
      </Section>
      <LastPage />
    </>
  )
}
