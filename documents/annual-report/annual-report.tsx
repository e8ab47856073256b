import { certificates } from '#content/model/certificates.ts'
import { documentText, sectionsOf } from '#content/model/documents.ts'
import { headlineFactIds } from '#content/model/figures.ts'
import { CertificateList } from '../parts/certificate-list.tsx'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { FigureTable } from '../parts/figure-table.tsx'
import { Figures } from '../parts/figures.tsx'
import { knownFigures } from '../parts/known-figures.ts'
import { LastPage } from '../parts/last-page.tsx'
import { RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'
import { ShareBars } from '../parts/share-bars.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { indicatorIds, reachIds, shareIds, targetIds, totalIds } from './report-figures.ts'
import { TargetLine } from './target-line.tsx'

/** The annual report (spec 2.5): what the content holds, and no accounts. */
export function AnnualReport() {
  const { picture, subtitle, sections } = documentText('annual-report')
  const section = sectionsOf('annual-report')
  const shares = knownFigures(shareIds)
  const indicators = knownFigures(indicatorIds)
  return (
    <>
      <Cover picture={picture} subtitle={subtitle} />
      <Contents sections={sections} />
      <Section id="about" text={section('about')} picture={{ name: 'substation', shape: 'tall' }} />
      <Section id="headline" text={section('headline')} tone="night">
        <Figures figures={knownFigures(headlineFactIds)} />
      </Section>
      <Section
        id="reach"
        text={section('reach')}
        picture={{ name: 'hero-infrastructure', shape: 'slim' }}
      >
        <FigureTable figures={knownFigures(reachIds)} />
      </Section>
      <Section
        id="targets"
        text={section('targets')}
        picture={{ name: 'mini-grid-village', shape: 'slim' }}
      >
        <TargetLine stations={section('targets').rows} />
        <FigureTable figures={knownFigures(targetIds)} />
      </Section>
      {shares.length > 0 && (
        <Section id="sustainability" text={section('sustainability')}>
          <ShareBars shares={shares} />
        </Section>
      )}
      <Section
        id="communities"
        text={section('communities')}
        picture={{ name: 'mangrove-creek', shape: 'band' }}
      >
        <FigureTable figures={knownFigures(totalIds)} />
      </Section>
      {indicators.length > 0 && (
        <Section id="qhsse" text={section('qhsse')}>
          <FigureTable figures={indicators} />
        </Section>
      )}
      {certificates.length > 0 && (
        <Section
          id="certificates"
          text={section('certificates')}
          picture={{ name: 'office-facade', shape: 'band' }}
        >
          <CertificateList />
        </Section>
      )}
      <Section
        id="companies"
        text={section('companies')}
        picture={{ name: 'fpso-deepwater', shape: 'slim' }}
      >
        <CompanyFigures />
      </Section>
      <Section id="reading" text={section('reading')}>
        <RuledList rows={section('reading').rows} size="large" />
      </Section>
      <LastPage />
    </>
  )
}
