import { AnswerLine } from '#app/components/answer-line.tsx'
import { Button } from '#app/components/button.tsx'
import { ScamNote } from '#app/components/scam-notice.tsx'
import type { vacancyPages } from '#content/model/records.ts'
import type { applicationSteps } from '#content/model/vacancies.ts'

type Props = {
  title: string
  applyPath: string
  closes: string | undefined
  text: typeof vacancyPages
  process: typeof applicationSteps & { answerTime: { days: string; unit: string } }
}

/** The way from the form to the answer, what to have ready for it, and the notice against scams. */
export function HowToApply({ title, applyPath, closes, text, process }: Props) {
  const { headingBefore, papers, list } = text.process
  return (
    <section data-until={closes} className="on-dark bg-night py-section text-white">
      <div className="wrap">
        <div className="heading-row mb-12 gap-y-6 lg:mb-16">
          <h2>
            {headingBefore} {title}
          </h2>
          <div>
            <Button href={applyPath} variant="primary" arrow>
              {text.apply}
            </Button>
          </div>
        </div>
        <AnswerLine {...process} />
        <div className="grid-12 mt-16 items-start gap-y-10 lg:mt-24">
          <div className="col-span-full lg:col-span-6">
            <h3 className="mb-5">{papers}</h3>
            <ul className="border-t border-on-night-soft/40">
              {list.map((paper) => (
                <li key={paper} className="border-b border-line-night py-3.5">
                  {paper}
                </li>
              ))}
            </ul>
          </div>
          <div className="col-span-full lg:col-span-5 lg:col-start-8">
            <ScamNote {...text.noFees} level="h3" />
          </div>
        </div>
      </div>
    </section>
  )
}
