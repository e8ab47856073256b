import { companyProfile } from '#content/documents-text/company-profile.ts'
import { headlineFactIds, withFigures } from '#content/figures.ts'
import { habits, values } from '#content/values.ts'
import { ChainLine } from '../parts/chain-line.tsx'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { Figures } from '../parts/figures.tsx'
import { LastPage } from '../parts/last-page.tsx'
import { RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'
import { CompanyList } from './company-list.tsx'
import { ContactDetails } from './contact-details.tsx'

/** The company profile (spec 2.5). */
export function CompanyProfile() {
  const { picture, subtitle, sections } = withFigures(companyProfile)
  return (
    <>
      <Cover picture={picture} subtitle={subtitle} />
      <Contents sections={sections} />
      <Section id="who" text={sections.who} picture={{ name: 'lagos-waterfront', shape: 'tall' }} />
      <Section id="companies" text={sections.companies} tone="night">
        <ChainLine />
        <CompanyList />
      </Section>
      <Section
        id="services"
        text={sections.services}
        picture={{ name: 'pipeline-crossing', shape: 'slim' }}
      >
        <RuledList rows={sections.services.rows} />
      </Section>
      <Section id="figures" text={sections.figures} tone="night">
        <Figures ids={headlineFactIds} />
      </Section>
      <Section
        id="targets"
        text={sections.targets}
        picture={{ name: 'hero-renewables', shape: 'band' }}
      >
        <Figures ids={['emissions-target', 'carbon-neutrality-year']} />
      </Section>
      <Section id="values" text={sections.values}>
        <RuledList rows={values} size="large" />
      </Section>
      <Section id="habits" text={sections.habits} picture={{ name: 'control-room', shape: 'band' }}>
        <RuledList rows={withFigures(habits)} size="large" />
      </Section>
      <Section id="contact" text={sections.contact}>
        <ContactDetails />
      </Section>
      <LastPage />
    </>
  )
}
