import type { PageTexts } from '#content/model/page-schemas.ts'
import { Amount } from './amount.tsx'
import { type ChartedFigure, UnitChart } from './unit-chart.tsx'

type Props = {
  trees: ChartedFigure
  text: PageTexts['/sustainability']['trees']
}

/** The trees planted (spec 2.6), one mark for so many of them. */
export function Trees({ trees, text }: Props) {
  const { count, scale } = trees.chart
  return (
    <section className="wrap grid-12 items-end gap-y-8 pt-continuation">
      <div className="col-span-full lg:col-span-5">
        <h2>
          <Amount figure={trees} size="text-figure" />
          <span className="display mt-4 block text-h4">
            {trees.label} {trees.scope}
          </span>
        </h2>
        <p className="mt-3 measure-46 text-ink-soft">{text.text}</p>
      </div>
      <figure className="col-span-full lg:col-span-7">
        <UnitChart kind="tree" count={count} columns={25} label={scale} className="text-accent" />
        <figcaption className="mt-3.5 text-small text-ink-soft">
          <strong className="font-semibold text-ink">{scale}</strong>
        </figcaption>
      </figure>
    </section>
  )
}
