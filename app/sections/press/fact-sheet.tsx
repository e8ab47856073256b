import { HeadingRow } from '#app/components/heading-row.tsx'
import { Receipt, ReceiptMark } from '#app/components/receipt.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PressContent } from '#app/page-content/press.ts'
import type { PageTexts } from '#content/schema/pages.ts'

type Props = {
  text: PageTexts['/press']['figures']
  figures: PressContent['figures']
}

/** Figures with what they count (spec 2.20), as a sheet to copy from. */
export function FactSheet({ text, figures }: Props) {
  return (
    <section className="on-dark bg-night py-section text-on-night">
      <div className="wrap">
        <HeadingRow heading={text.heading} lead={text.lead} />
        <ul className="gap-x-col border-b border-line-night-strong lg:grid lg:grid-cols-2">
          {figures.map(({ id, value, label, counted, awaits, receipt }) => (
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
                  {counted && <span className="text-small text-on-night-soft"> {counted}</span>}
                  <ReceiptMark {...receipt} />
                </p>
                <Receipt {...receipt} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
