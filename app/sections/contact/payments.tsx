import { CheckLink } from '#app/components/scam-notice.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'

/** Advice about requests for money in the group's name, as a bar. */
export function Payments({ heading, text, link }: PageTexts['/contact']['payments']) {
  return (
    <Section
      ground="warn"
      room="continuation"
      column="grid items-baseline gap-x-col gap-y-4 lg:split-7/12"
    >
      <h2 className="text-statement">{heading}</h2>
      <div>
        <p className="measure-52">{text}</p>
        {link && <CheckLink {...link} className="mt-2" />}
      </div>
    </Section>
  )
}
