import { Receipt, ReceiptMark } from '#app/components/receipt.tsx'
import { classes } from '#app/lib/classes.ts'
import { AboutFigures } from './about-figures.tsx'
import { FieldBand } from './field-band.tsx'
import { SectionHead } from './section-head.tsx'
import type { ShownSectionOf } from './shown-section.ts'
import { UnitChart } from './unit-chart.tsx'

type Props = {
  section: ShownSectionOf<'counts'>
  /** The words of the way to where the figures are explained. */
  about: string
}

/** Figures drawn one mark for one thing, all at one scale. */
export function Counts({ section, about }: Props) {
  return (
    <FieldBand>
      <SectionHead {...section} />
      <ul>
        {section.figures.map(({ id, value, text, label, scope, receipt }) => (
          <li
            key={id}
            className={classes(
              'items-start gap-x-col border-t-2 border-white pt-6 pb-8',
              'last:pb-0 lg:grid-12 lg:pb-12',
            )}
          >
            {/* On small screens what is counted stands beside the number. */}
            <div className="col-span-5 mb-5 flex flex-wrap items-end justify-between gap-x-4 lg:block">
              <p className="numeral hang-4 text-figure">{text}</p>
              <div className="max-lg:text-right lg:mt-5.5">
                <p className="font-semibold">
                  {label}
                  <ReceiptMark {...receipt} />
                </p>
                {scope && <p>{scope}</p>}
                <Receipt {...receipt} />
              </div>
            </div>
            <UnitChart count={value} label={`${label}: ${text}`} />
          </li>
        ))}
      </ul>
      <AboutFigures figures={section.figures} label={about} />
    </FieldBand>
  )
}
