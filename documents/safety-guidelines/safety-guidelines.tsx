import { emails } from '#content/model/contact.ts'
import { documentText, sectionsOf } from '#content/model/documents.ts'
import { Contents } from '../parts/contents.tsx'
import { Cover } from '../parts/cover.tsx'
import { LastPage } from '../parts/last-page.tsx'
import { NumberedList, RuledList } from '../parts/ruled-list.tsx'
import { Section } from '../parts/section.tsx'

/** The safety guidelines (spec 2.6): rules in four groups, numbered through. */
export function SafetyGuidelines() {
  const { picture, subtitle, sections } = documentText('safety-guidelines')
  const section = sectionsOf('safety-guidelines')
  const [before, during, moving, wrong] = [
    section('before'),
    section('during'),
    section('moving'),
    section('wrong'),
  ]
  const afterBefore = 1 + before.rows.length
  const afterDuring = afterBefore + during.rows.length
  const afterMoving = afterDuring + moving.rows.length
  return (
    <>
      <Cover picture={picture} subtitle={subtitle} />
      <Contents sections={sections} />
      <Section id="first" text={section('first')} tone="night" voice="loud" />
      <Section id="before" text={before}>
        <NumberedList rows={before.rows} from={1} />
      </Section>
      <Section id="during" text={during}>
        <NumberedList rows={during.rows} from={afterBefore} />
      </Section>
      <Section id="moving" text={moving} picture={{ name: 'road-tanker', shape: 'tall' }}>
        <NumberedList rows={moving.rows} from={afterDuring} />
      </Section>
      <Section id="wrong" text={wrong} picture={{ name: 'pipe-yard', shape: 'tall' }}>
        <NumberedList rows={wrong.rows} from={afterMoving} />
      </Section>
      <Section id="numbers" text={section('numbers')} tone="night">
        <RuledList rows={section('numbers').rows} size="large" />
      </Section>
      {/* No telephone: whoever is looking for a number here has an emergency. */}
      <LastPage contacts={[emails.general.address]} />
    </>
  )
}
