import { documentText, sectionsOf } from '#content/model/documents.ts'
import { headlineFactIds } from '#content/model/figures.ts'
import { habits, values } from '#content/model/values.ts'
import { ChainLine } from '../parts/chain-line.tsx'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { Figures } from '../parts/figures.tsx'
import { LastPage } from '../parts/last-page.tsx'
import { openPoints } from '../parts/open-points.ts'
import { RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'
import { CompanyList } from './company-list.tsx'
import { ContactDetails } from './contact-details.tsx'

const targets = ['emissions-target', 'carbon-neutrality-year']
const shownFigures = [...headlineFactIds, ...targets]

/** The company profile (spec 2.5). */
export function CompanyProfile() {
  const { picture, subtitle, sections } = documentText('company-profile')
  const section = sectionsOf('company-profile')
  return (
    <>
      <Cover picture={picture} subtitle={subtitle} />
      <Contents sections={sections} />
      <Section
        id="who"
        text={section('who')}
        picture={{ name: 'lagos-waterfront', shape: 'tall' }}
      />
      <Section id="companies" text={section('companies')} tone="night">
        <ChainLine />
        <CompanyList />
      </Section>
      <Section
        id="services"
        text={section('services')}
        picture={{ name: 'pipeline-crossing', shape: 'slim' }}
      >
        <RuledList rows={section('services').rows} />
      </Section>
      <Section id="figures" text={section('figures')} tone="night">
        <Figures ids={headlineFactIds} />
      </Section>
      <Section
        id="targets"
        text={section('targets')}
        picture={{ name: 'hero-renewables', shape: 'band' }}
      >
        <Figures ids={targets} />
      </Section>
      <Section id="values" text={section('values')}>
        <RuledList rows={values} size="large" />
      </Section>
      <Section
        id="habits"
        text={section('habits')}
        picture={{ name: 'control-room', shape: 'band' }}
      >
        <RuledList rows={habits} size="large" />
      </Section>
      <Section id="contact" text={section('contact')}>
        <ContactDetails />
      </Section>
      <Section id="open" text={section('open')}>
        <RuledList rows={[...openPoints(shownFigures), ...section('open').rows]} size="large" />
      </Section>
      <LastPage />
    </>
  )
}
