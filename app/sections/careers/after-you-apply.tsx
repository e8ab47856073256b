import { AnswerLine } from '#app/components/answer-line.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { CareersContent } from '#app/page-content/careers.ts'

type Props = Pick<CareersContent, 'answerTime' | 'steps'> & {
  text: CareersContent['page']['afterYouApply']
}

/** What happens to an application (spec 8: 5-7 business days), as stations on a line. */
export function AfterYouApply({ text, steps, answerTime }: Props) {
  return (
    <section className="py-continuation">
      <div className="wrap">
        <SectionHeading name={text.name} className="mb-9 lg:mb-11">
          {text.heading}
        </SectionHeading>
        <AnswerLine {...steps} answerTime={answerTime} />
      </div>
    </section>
  )
}
