import { FigureLine } from '#app/components/figure-line.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Picture } from '#app/components/picture.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { ShownFigure } from '#content/model/figure-register.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { Amount } from './amount.tsx'
import { MetricBars } from './metric-bars.tsx'
import { type ChartedFigure, UnitChart } from './unit-chart.tsx'

type Props = {
  students: ChartedFigure
  metrics: readonly ShownFigure[]
  text: PageTexts['/sustainability']['community']
  picture: LibraryPicture
  /** Where a neighbour learns how to write to us. */
  contact: string
}

/** Students, suppliers and neighbours (spec 2.6, anchor `#community`), on the green field. */
export function Community(props: Props) {
  const { students, metrics, text, picture, contact } = props
  const { count, scale } = students.chart
  return (
    <section id="community" className="on-dark bg-accent-field pt-section text-white plain-rules">
      <div className="wrap pb-section">
        <div className="grid-12 items-end gap-y-9">
          <div className="col-span-full lg:col-span-7">
            <SectionHeading name="Community" variant="chapter">
              {text.heading}
            </SectionHeading>
            <p className="mt-5 measure-46 text-lead">{text.text}</p>
            <Amount figure={students} size="text-figure-large" className="mt-11" />
            <p className="display mt-6 text-h4">{students.label}</p>
            <FigureLine>{students.scope}</FigureLine>
          </div>
          <figure className="col-span-full lg:col-span-4 lg:col-start-9">
            <UnitChart kind="book" count={count} columns={10} label={scale} className="" />
            <figcaption className="mt-4.5 border-t border-white/50 pt-3 text-small">
              <strong className="font-semibold">{scale}</strong>
            </figcaption>
          </figure>
          <p className="col-span-full no-print">
            <MoreLink to={contact}>{text.contact}</MoreLink>
          </p>
        </div>
        <div className="mt-continuation empty:hidden">
          <MetricBars metrics={metrics} variant="columns" />
        </div>
      </div>
      <Picture
        picture={picture}
        alt={picture.alt}
        boxes={[
          { from: '64rem', width: '100vw', height: '42.5rem' },
          { width: '100vw', height: '74vw' },
        ]}
        className="block h-[74vw] w-full object-cover lg:h-[min(76vh,680px)]"
      />
    </section>
  )
}
