import { Button } from '#app/components/button.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { SustainabilityContent } from '#app/page-content/sustainability.ts'

type Props = SustainabilityContent['text']['reports'] & Pick<SustainabilityContent, 'governed'>

/** How to get the report (spec 2.6, anchor `#reports`): its button leads to Contact. */
export function Reports({ heading, text, governance, governed }: Props) {
  return (
    <section id="reports" className="bg-sunk py-section no-print">
      <div className="wrap heading-row gap-y-8">
        <div>
          <SectionHeading name="Reports">{heading}</SectionHeading>
          <p className="mt-4.5 measure-60 text-lead text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <Button href="/contact" variant="primary" arrow>
            Sustainability Report
          </Button>
          <Button href="/qhsse" variant="outline">
            QHSSE Policy
          </Button>
          {governed && (
            <Button href="/governance" variant="outline">
              {governance}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
