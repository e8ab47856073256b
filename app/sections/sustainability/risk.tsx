import { SectionHeading } from '#app/components/section-heading.tsx'
import type { SustainabilityContent } from '#app/page-content/sustainability.ts'
import { MetricList } from './metric-list.tsx'

type Props = {
  metrics: SustainabilityContent['metrics']['risk']
  steps: SustainabilityContent['riskSteps']
}

/** How risks are watched (spec 2.6, anchor `#risk`). */
export function Risk({ metrics, steps }: Props) {
  return (
    <section id="risk" className="on-dark bg-night py-section text-on-night">
      <div className="wrap">
        <div className="mb-8 heading-row lg:mb-11">
          <SectionHeading name="Risk" className="measure-16">
            Someone’s name stands next to every risk.
          </SectionHeading>
          <p className="text-lead">
            We keep one register for the group. Each line has an owner, a control and a date.
          </p>
        </div>
        <MetricList metrics={metrics} />
        <ol className="mt-[clamp(4rem,7vw,6rem)] grid gap-x-col gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }) => (
            <li key={title} className="border-t border-on-night pt-4">
              <h3 className="display mb-2 text-h4">{title}</h3>
              <p className="measure-30 text-base text-on-night-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
