import type { SustainabilityContent } from '#app/page-content/sustainability.ts'
import { MetricList } from './metric-list.tsx'

type Props = { metrics: SustainabilityContent['metrics']['environment'] }

/** The environment's metric bars (spec 2.6). */
export function Measures({ metrics }: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-8 heading-row lg:mb-11">
          <h2>Where our sites stand.</h2>
          <p className="text-lead text-ink-soft">
            A full bar is the whole of what is counted. The hatched part is the work left.
          </p>
        </div>
        <MetricList metrics={metrics} />
      </div>
    </section>
  )
}
