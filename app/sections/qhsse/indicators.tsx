import { FiguresLink } from '#app/components/figures-link.tsx'
import { PercentBar } from '#app/components/percent-bar.tsx'
import { Receipt, ReceiptMark } from '#app/components/receipt.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { Indicator as Stated } from '#content/model/group-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { FiguresLink as Link, ShownFigure } from '#content/model/receipts.ts'

type Indicator = Omit<Stated, 'figure'> & { figure: ShownFigure }

type Props = {
  indicators: readonly Indicator[]
  text: PageTexts['/qhsse']['indicators']
  about: Link
}

/** The four indicators (spec 2.6): the first very large, the others in columns under it. */
export function Indicators({ indicators, text, about }: Props) {
  const [first, ...others] = indicators
  return (
    <Section>
      <div className="mb-[clamp(3rem,6vw,5.5rem)] heading-row gap-y-4.5">
        <SectionHeading name="Indicators">{text.heading}</SectionHeading>
        <p className="text-lead text-ink-soft">{text.lead}</p>
      </div>
      {first && (
        <div data-awaits={first.figure.awaits} className="heading-row gap-y-6">
          <div>
            <Abbreviation indicator={first} />
            <Numeral indicator={first} size="text-giant" />
          </div>
          <div>
            <Words indicator={first} />
          </div>
        </div>
      )}
      <div className="mt-12 grid gap-x-col gap-y-9 lg:mt-16 lg:grid-cols-3">
        {others.map((indicator) => (
          <div
            key={indicator.name}
            data-awaits={indicator.figure.awaits}
            className="border-t-2 border-ink pt-5"
          >
            <div className="mb-5 flex items-end justify-between gap-6">
              <Numeral indicator={indicator} size="text-figure" />
              <Beside indicator={indicator} />
            </div>
            <Words indicator={indicator} />
          </div>
        ))}
      </div>
      <FiguresLink {...about} className="mt-8" />
    </Section>
  )
}

/** What stands beside a numeral: a share drawn as a bar, events one by one, or the short name. */
function Beside({ indicator }: { indicator: Indicator }) {
  const { name, figure } = indicator
  if (figure.suffix === '%')
    return (
      <div className="mb-1 w-2/5 min-w-0">
        <PercentBar value={figure.value} label={`${name}: ${figure.value}%`} className="h-5" />
      </div>
    )
  if (countable(indicator)) return <Incidents count={figure.value} />
  return <Abbreviation indicator={indicator} />
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
  return <p className="text-label font-semibold text-ink-soft">{figure.label}</p>
}

function Numeral({ indicator: { figure }, size }: { indicator: Indicator; size: string }) {
  return (
    <p className={`numeral hang-5 ${size}`}>
      {figure.number}
      {figure.suffix}
    </p>
  )
}

function Words({ indicator }: { indicator: Indicator }) {
  return (
    <>
      <div>
        <h3 className="display inline text-h4">{indicator.name}</h3>
        <ReceiptMark {...indicator.figure.receipt} />
      </div>
      <p className="mt-1.5 measure-46 text-ink-soft">{indicator.text}</p>
      <Receipt {...indicator.figure.receipt} />
    </>
  )
}
