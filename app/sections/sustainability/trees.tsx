import { Eyebrow } from '#app/components/section-heading.tsx'
import type { SustainabilityContent } from '#app/page-content/sustainability.ts'
import { Amount } from './amount.tsx'
import { UnitChart } from './unit-chart.tsx'

type Props = Pick<SustainabilityContent, 'trees'> & {
  text: SustainabilityContent['text']['trees']
}

/** The trees planted (spec 2.6), one mark for so many of them. */
export function Trees({ trees, text }: Props) {
  const { count, scale, marks } = trees.chart
  return (
    <section className="bg-surface py-section">
      <div className="wrap grid-12 items-end gap-y-10">
        <div className="col-span-full lg:col-span-5">
          <h2 className="text-label">
            <Eyebrow>{text.name}</Eyebrow>
          </h2>
          <Amount figure={trees} size="text-figure" className="mt-3" />
          <p className="display mt-5 text-h4">
            {trees.label} {trees.scope}
          </p>
          <p className="mt-3 measure-34 text-lead text-ink-soft">{text.text}</p>
        </div>
        <figure className="col-span-full lg:col-span-7">
          <UnitChart
            kind="tree"
            count={count}
            columns={25}
            label={`${scale} ${marks}`}
            className="text-accent lg:ml-auto"
          />
          <figcaption className="mt-3.5 text-small text-ink-soft lg:text-right">
            <strong className="font-semibold text-ink">{scale}</strong> {marks}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
