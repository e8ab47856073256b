import { documentText, sectionsOf } from '#content/model/documents.ts'
import { headlineFactIds } from '#content/model/figures.ts'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { FigureTable } from '../parts/figure-table.tsx'
import { Figures } from '../parts/figures.tsx'
import { LastPage } from '../parts/last-page.tsx'
import { openPoints } from '../parts/open-points.ts'
import { RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'
import { ShareBars } from '../parts/share-bars.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { allIds, indicatorIds, reachIds, shareIds, targetIds, totalIds } from './report-figures.ts'
import { TargetLine } from './target-line.tsx'

/** The annual report (spec 2.5): what the content holds, and no accounts. */
export function AnnualReport() {
  const { picture, subtitle, sections } = documentText('annual-report')
  const section = sectionsOf('annual-report')
  return (
    <>
      <Cover picture={picture} subtitle={subtitle} />
      <Contents sections={sections} />
      <Section id="about" text={section('about')}>
        <RuledList rows={section('about').rows} />
      </Section>
      <Section id="headline" text={section('headline')} tone="night">
        <Figures ids={headlineFactIds} />
      </Section>
      <Section
        id="reach"
        text={section('reach')}
        picture={{ name: 'hero-infrastructure', shape: 'slim' }}
      >
        <FigureTable ids={reachIds} />
      </Section>
      <Section id="targets" text={section('targets')}>
        <TargetLine stations={section('targets').rows} />
        <FigureTable ids={targetIds} />
      </Section>
      <Section id="sustainability" text={section('sustainability')}>
        <ShareBars ids={shareIds} />
      </Section>
      <Section
        id="communities"
        text={section('communities')}
        picture={{ name: 'mangrove-creek', shape: 'tall' }}
      >
        <FigureTable ids={totalIds} />
      </Section>
      <Section id="qhsse" text={section('qhsse')}>
        <FigureTable ids={indicatorIds} />
      </Section>
      <Section
        id="certificates"
        text={section('certificates')}
        picture={{ name: 'office-facade', shape: 'band' }}
      >
        <RuledList rows={sectionsOf('qhsse-policy')('certificates').rows} />
      </Section>
      <Section
        id="companies"
        text={section('companies')}
        picture={{ name: 'fpso-deepwater', shape: 'slim' }}
      >
        <CompanyFigures />
      </Section>
      <Section id="counting" text={section('counting')}>
        <RuledList rows={section('counting').rows} size="large" />
      </Section>
      <Section id="open" text={section('open')}>
        <RuledList rows={[...openPoints(allIds), ...section('open').rows]} size="large" />
      </Section>
      <LastPage />
    </>
  )
}
