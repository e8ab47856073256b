import type { SustainabilityContent } from '#app/page-content/sustainability.ts'
import { MetricList } from './metric-list.tsx'

type Props = {
  metrics: SustainabilityContent['metrics']['environment']
  text: SustainabilityContent['text']['measures']
}

/** The environment's metric bars (spec 2.6). */
export function Measures({ metrics, text }: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-8 heading-row lg:mb-11">
          <h2>{text.heading}</h2>
          <p className="text-lead text-ink-soft">{text.lead}</p>
        </div>
        <MetricList metrics={metrics} />
      </div>
    </section>
  )
}
