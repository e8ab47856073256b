import { certificates } from '#content/model/certificates.ts'
import { documentText, sectionsOf } from '#content/model/documents.ts'
import { indicators } from '#content/model/qhsse.ts'
import { CertificateList } from '../parts/certificate-list.tsx'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { Figures } from '../parts/figures.tsx'
import { knownFigures } from '../parts/known-figures.ts'
import { LastPage } from '../parts/last-page.tsx'
import { RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'

/** The QHSSE policy (spec 2.6). */
export function QhssePolicy() {
  const { picture, subtitle, sections } = documentText('qhsse-policy')
  const section = sectionsOf('qhsse-policy')
  const figures = knownFigures(indicators.map(({ figure }) => figure))
  return (
    <>
      <Cover picture={picture} subtitle={subtitle} />
      <Contents sections={sections} />
      <Section
        id="policy"
        text={section('policy')}
        picture={{ name: 'valves-macro', shape: 'tall' }}
      />
      <Section id="duties" text={section('duties')}>
        <RuledList rows={section('duties').rows} size="large" />
      </Section>
      {figures.length > 0 && (
        <>
          <Section id="indicators" text={section('indicators')} tone="night">
            <Figures figures={figures} />
          </Section>
          <Section id="bases" text={section('bases')}>
            <IndicatorMeanings />
          </Section>
        </>
      )}
      {certificates.length > 0 && (
        <Section
          id="certificates"
          text={section('certificates')}
          picture={{ name: 'control-room', shape: 'band' }}
        >
          <CertificateList />
        </Section>
      )}
      <Section id="responsibilities" text={section('responsibilities')}>
        <RuledList rows={section('responsibilities').rows} size="large" />
      </Section>
      <Section
        id="review"
        text={section('review')}
        picture={{ name: 'crew-jetty', shape: 'tall' }}
      />
      <LastPage />
    </>
  )
}

/** What the indicators measure, in the words of the QHSSE page. */
function IndicatorMeanings() {
  const rows = indicators.flatMap(({ figure, name, text }) =>
    knownFigures([figure]).map(({ label }) => ({
      title: label,
      text: name === label ? text : `${name}\n${text}`,
    })),
  )
  return <RuledList rows={rows} size="large" />
}
