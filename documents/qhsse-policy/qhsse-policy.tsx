import { documentText, sectionsOf } from '#content/model/documents.ts'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { Figures } from '../parts/figures.tsx'
import { LastPage } from '../parts/last-page.tsx'
import { openPoints } from '../parts/open-points.ts'
import { RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'

const indicators = ['trir', 'ltif', 'high-potential-incidents', 'recycling-rate']

/** The QHSSE policy (spec 2.6). */
export function QhssePolicy() {
  const { picture, subtitle, sections } = documentText('qhsse-policy')
  const section = sectionsOf('qhsse-policy')
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
      <Section id="indicators" text={section('indicators')} tone="night">
        <Figures ids={indicators} />
      </Section>
      <Section id="bases" text={section('bases')}>
        <RuledList rows={section('bases').rows} size="large" />
      </Section>
      <Section
        id="certificates"
        text={section('certificates')}
        picture={{ name: 'control-room', shape: 'band' }}
      >
        <RuledList rows={section('certificates').rows} />
      </Section>
      <Section id="responsibilities" text={section('responsibilities')}>
        <RuledList rows={section('responsibilities').rows} size="large" />
      </Section>
      <Section
        id="review"
        text={section('review')}
        picture={{ name: 'crew-jetty', shape: 'tall' }}
      />
      <Section id="open" text={section('open')}>
        <RuledList rows={[...openPoints(indicators), ...section('open').rows]} size="large" />
      </Section>
      <LastPage />
    </>
  )
}
