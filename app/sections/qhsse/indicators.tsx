import { FiguresLink } from '#app/components/figures-link.tsx'
import { PercentBar } from '#app/components/percent-bar.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { QhsseContent } from '#app/page-content/qhsse.ts'

type Indicator = QhsseContent['indicators'][number]

type Props = {
  indicators: readonly Indicator[]
  text: QhsseContent['text']['indicators']
  about: QhsseContent['figuresLink']
}

/** The four indicators (spec 2.6): the first very large, the others ruled beside it. */
export function Indicators({ indicators, text, about }: Props) {
  const [first, ...others] = indicators
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-[clamp(3rem,6vw,5.5rem)] heading-row gap-y-4.5">
          <SectionHeading name="Indicators">{text.heading}</SectionHeading>
          <p className="text-lead text-ink-soft">{text.lead}</p>
        </div>
        <div className="grid-12 gap-y-13">
          {first && (
            <div data-awaits={first.figure.awaits} className="col-span-full lg:col-span-7">
              <Abbreviation indicator={first} />
              <Numeral indicator={first} size="text-giant" />
              <Words indicator={first} className="mt-7" />
            </div>
          )}
          <div className="col-span-full lg:col-span-5 lg:row-span-2">
            {others.map((indicator) => (
              <div
                key={indicator.name}
                data-awaits={indicator.figure.awaits}
                className="border-t-2 border-ink pt-4.5 pb-8.5 last:pb-0"
              >
                <Abbreviation indicator={indicator} />
                <div className="flex items-end justify-between gap-4">
                  <Numeral indicator={indicator} size="text-figure" />
                  {countable(indicator) && <Incidents count={indicator.figure.value} />}
                </div>
                <Words indicator={indicator} className="mt-4" />
                {indicator.figure.suffix === '%' && (
                  <PercentBar
                    value={indicator.figure.value}
                    label={`${indicator.name}: ${indicator.figure.value}%`}
                    className="mt-4.5 h-7.5"
                  />
                )}
              </div>
            ))}
          </div>
          <FiguresLink {...about} className="col-span-full lg:col-span-7 lg:self-end" />
        </div>
      </div>
    </section>
  )
}

/** A number of events, small enough to be drawn one by one. */
function countable({ figure }: Indicator): boolean {
  return Number.isInteger(figure.value) && figure.suffix === '' && figure.value <= 5
}

/** One warning triangle for each incident; the numeral beside it says it. */
function Incidents({ count }: { count: number }) {
  const width = count * 54 - 18
  return (
    <svg
      viewBox={`0 0 ${width} 31`}
      width={width}
      height="31"
      className="mb-1 h-7.75 w-auto flex-none fill-signal"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => `M${index * 54} 31l18-31 18 31z`).map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}

/** Its short name, where it has one besides its name in full. */
function Abbreviation({ indicator: { figure, name } }: { indicator: Indicator }) {
  if (figure.label === name) return null
  return <p className="mb-2.5 text-label font-semibold text-ink-soft">{figure.label}</p>
}

function Numeral({ indicator: { figure }, size }: { indicator: Indicator; size: string }) {
  return (
    <p className={`numeral hang-5 ${size}`}>
      {figure.number}
      {figure.suffix}
    </p>
  )
}

function Words({ indicator, className }: { indicator: Indicator; className: string }) {
  return (
    <>
      <h3 className={`display text-h4 ${className}`}>{indicator.name}</h3>
      <p className="mt-1.5 measure-46 text-ink-soft">{indicator.text}</p>
    </>
  )
}
