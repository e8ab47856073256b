import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { ShownFigure } from '#content/model/figure-register.ts'
import type { Statement } from '#content/model/home-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { MetricBars } from './metric-bars.tsx'

type Props = {
  metrics: readonly ShownFigure[]
  text: PageTexts['/sustainability']['risk']
  steps: readonly Statement[]
}

/** How risks are watched (spec 2.6, anchor `#risk`). */
export function Risk({ metrics, text, steps }: Props) {
  return (
    <Section id="risk" ground="night">
      <div className="mb-8 heading-row lg:mb-11">
        <SectionHeading name="Risk" className="measure-16">
          {text.heading}
        </SectionHeading>
        <p className="text-lead">{text.lead}</p>
      </div>
      <ol className="grid gap-x-col gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[7rem_1fr] border-t border-on-night pt-4 sm:block"
          >
            <h3 className="display mb-2 text-h4">{title}</h3>
            <p className="measure-30 text-small text-on-night-soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-continuation empty:hidden">
        <MetricBars metrics={metrics} variant="pair" />
      </div>
    </Section>
  )
}
