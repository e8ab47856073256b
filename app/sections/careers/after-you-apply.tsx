import { AnswerLine } from '#app/components/answer-line.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { applicationSteps } from '#content/model/vacancies.ts'

type Props = {
  text: PageTexts['/careers']['afterYouApply']
  steps: typeof applicationSteps
  answerTime: { days: string; unit: string }
}

/** What happens to an application (spec 8: 5-7 business days), as stations on a line. */
export function AfterYouApply({ text, steps, answerTime }: Props) {
  return (
    <Section room="continuation">
      <SectionHeading name={text.name} className="mb-9 lg:mb-11">
        {text.heading}
      </SectionHeading>
      <AnswerLine {...steps} answerTime={answerTime} />
    </Section>
  )
}
