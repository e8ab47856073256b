import { HeadingRow } from '#app/components/heading-row.tsx'
import type { ShownFigure } from '#content/model/figure-register.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { MetricBars } from './metric-bars.tsx'

type Props = {
  metrics: readonly ShownFigure[]
  text: PageTexts['/sustainability']['measures']
}

/** The metric bars of the environment (spec 2.6): long ones on one scale, one a row. */
export function Measures({ metrics, text }: Props) {
  return (
    <section className="wrap pt-section">
      <HeadingRow {...text} />
      <Scale />
      <MetricBars metrics={metrics} variant="rows" />
    </section>
  )
}

/** The scale of all bars below it, once; the bars' own texts say their values. */
function Scale() {
  return (
    <div className="hidden pb-2.5 text-label lg:grid-12" aria-hidden="true">
      <p className="col-span-5 col-start-8 flex justify-between">
        <span>0</span>
        <span>100%</span>
      </p>
    </div>
  )
}
