import { documentText, sectionsOf } from '#content/model/documents.ts'
import { headlineFactIds } from '#content/model/figures.ts'
import { habits, values } from '#content/model/values.ts'
import { ChainLine } from '../parts/chain-line.tsx'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { Figures } from '../parts/figures.tsx'
import { knownFigures } from '../parts/known-figures.ts'
import { LastPage } from '../parts/last-page.tsx'
import { RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'
import { CompanyList } from './company-list.tsx'
import { ContactDetails } from './contact-details.tsx'

const targets = ['emissions-target', 'carbon-neutrality-year']

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
        <Figures figures={knownFigures(headlineFactIds)} />
      </Section>
      <Section
        id="targets"
        text={section('targets')}
        picture={{ name: 'hero-renewables', shape: 'band' }}
      >
        <Figures figures={knownFigures(targets)} />
      </Section>
      <Section
        id="values"
        text={section('values')}
        picture={{ name: 'school-solar', shape: 'slim' }}
      >
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
      <LastPage />
    </>
  )
}
