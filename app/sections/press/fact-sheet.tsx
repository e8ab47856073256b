import { HeadingRow } from '#app/components/heading-row.tsx'
import { Receipt, ReceiptMark } from '#app/components/receipt.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { ShownFigure } from '#content/model/receipts.ts'

type Props = {
  text: PageTexts['/press']['figures']
  figures: readonly ShownFigure[]
}

/** Figures with what they count (spec 2.20), as a sheet to copy from. */
export function FactSheet({ text, figures }: Props) {
  return (
    <Section ground="night">
      <HeadingRow heading={text.heading} lead={text.lead} />
      <ul className="gap-x-col border-b border-line-night-strong lg:grid lg:grid-cols-2">
        {figures.map(({ id, text: value, label, awaits, receipt, ...figure }) => (
          <li
            key={id}
            data-awaits={awaits}
            className={classes(
              'grid grid-cols-[6fr_5fr] items-baseline gap-x-4 border-t',
              'border-line-night-strong py-4',
            )}
          >
            <p className="numeral hang-4 text-h3 tracking-tight">{value}</p>
            <div>
              <p>
                <span className="font-semibold">{label}</span>
                <Counted {...figure} value={value} />
                <ReceiptMark {...receipt} />
              </p>
              <Receipt {...receipt} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type CountedProps = Pick<ShownFigure, 'scope' | 'period'> & { value: string }

/** Where and when it was counted; a target year is its own period. */
function Counted({ scope, period, value }: CountedProps) {
  const words = [scope, period].filter((each) => each && each !== value)
  if (words.length === 0) return null
  return <span className="text-small text-on-night-soft"> {words.join(', ')}</span>
}
