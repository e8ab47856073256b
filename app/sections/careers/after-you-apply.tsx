import { SectionHeading } from '#app/components/section-heading.tsx'

type Props = { answerTime: { days: string; unit: string } }

/** What happens after an application (spec 8: 5-7 business days), as a line with four stations. */
export function AfterYouApply({ answerTime }: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHeading name="After you apply" className="mb-12 lg:mb-14">
          What happens, and when.
        </SectionHeading>
        <ol className="answer-line">
          <Step name="You apply" text="One form, one file. A notice tells you that it is in." />
          <Step
            name={answerTime.unit}
            text="Our HR team reads your application and makes contact, whatever the answer."
          >
            <span className="numeral mb-3 hang-4 block text-figure">{answerTime.days}</span>
          </Step>
          <Step
            name="We meet"
            text="With the person you would work for, and on site where we can."
          />
          <Step name="You decide" text="An offer in writing, with time to read it." />
        </ol>
      </div>
    </section>
  )
}

/** A station; the last one is filled. */
function Step(props: { name: string; text: string; children?: React.ReactNode }) {
  const { name, text, children } = props
  return (
    <li>
      <h3 className="display text-h4">
        {children}
        {name}
      </h3>
      <p className="mt-2 measure-32 text-base text-ink-soft">{text}</p>
    </li>
  )
}
