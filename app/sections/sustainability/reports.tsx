import { ButtonLink } from '#app/components/button-link.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'

/** How to get the report (spec 2.6, anchor `#reports`): its button leads to Contact. */
export function Reports() {
  return (
    <section id="reports" className="bg-sunk py-section">
      <div className="wrap grid items-end gap-x-col gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <SectionHeading name="Reports">
            Ask for the report, or for the numbers behind it.
          </SectionHeading>
          <p className="mt-4.5 max-w-[60ch] text-lead text-ink-soft">
            The report says what is counted, by whom and since when. Tell us what you need it for,
            and we send the right part.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 no-print lg:justify-end">
          <ButtonLink to="/contact" variant="primary" arrow>
            Sustainability Report
          </ButtonLink>
          <ButtonLink to="/qhsse" variant="outline">
            QHSSE Policy
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
