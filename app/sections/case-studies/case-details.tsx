import type { CaseStudy } from '#content/model/news-schemas.ts'

type Props = { study: CaseStudy }

/** The four sections of an open case study (spec 2.12), side by side where there is room. */
export function CaseDetails({ study }: Props) {
  const sections = [
    { heading: 'Main Challenge', text: study.mainChallenge },
    { heading: 'Value Added / Solution Provided', text: study.valueAdded },
    { heading: 'Key Client', text: study.keyClient },
    { heading: 'Key Take away / Lesson Learnt', text: study.keyTakeaway },
  ]
  return (
    <div
      id={`${study.id}-details`}
      className="case-details mt-8 w-full gap-x-col gap-y-7 print:mt-4 print:gap-y-3"
    >
      {sections.map(({ heading, text }) => (
        <div key={heading} className="border-t border-line-strong pt-3.5">
          <h4 className="mb-2 text-small font-semibold font-stretch-108%">{heading}</h4>
          <p className="measure-44 text-small text-ink-soft">{text ?? '–'}</p>
        </div>
      ))}
    </div>
  )
}
