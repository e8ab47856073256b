import { SectionHeading } from '#app/components/section-heading.tsx'
import type { CareersContent } from '#app/page-content/careers.ts'

type Props = Pick<CareersContent, 'answerTime'> & { text: CareersContent['page']['afterYouApply'] }

/** What happens to an application (spec 8: 5-7 business days), as stations on a line. */
export function AfterYouApply({ text, answerTime }: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHeading name={text.name} className="mb-12 lg:mb-14">
          {text.heading}
        </SectionHeading>
        <ol className="answer-line">
          {text.before.map((step) => (
            <Step key={step.title} {...step} />
          ))}
          <Step title={answerTime.unit} text={text.answer}>
            <span className="numeral mb-3 hang-4 block text-figure">{answerTime.days}</span>
          </Step>
        </ol>
      </div>
    </section>
  )
}

/** A station; the last one is filled. */
function Step(props: { title: string; text: string; children?: React.ReactNode }) {
  const { title, text, children } = props
  return (
    <li>
      <h3 className="display text-h4">
        {children}
        {title}
      </h3>
      <p className="mt-2 measure-32 text-base text-ink-soft">{text}</p>
    </li>
  )
}
