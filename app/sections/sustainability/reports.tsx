import { Button } from '#app/components/button.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = PageTexts['/sustainability']['reports'] & {
  /** The name of the page of quality, health, safety, security and environment. */
  qhsse: string
  governed: boolean
}

/** How to get the report (spec 2.6, anchor `#reports`): its button leads to Contact. */
export function Reports({ heading, text, governance, governed, qhsse }: Props) {
  return (
    <Section id="reports" ground="sunk" column="heading-row gap-y-8" className="no-print">
      <div>
        <SectionHeading name="Reports">{heading}</SectionHeading>
        <p className="mt-4.5 measure-60 text-lead text-ink-soft">{text}</p>
      </div>
      <div>
        <Button href="/contact" variant="primary" arrow>
          Sustainability Report
        </Button>
        <p className="mt-6 flex flex-wrap gap-x-7 gap-y-4">
          <MoreLink to="/qhsse">{qhsse}</MoreLink>
          {governed && <MoreLink to="/governance">{governance}</MoreLink>}
        </p>
      </div>
    </Section>
  )
}
