import { classes } from '#app/lib/classes.ts'
import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { AboutFigures } from './about-figures.tsx'
import { FieldBand } from './field-band.tsx'
import { SectionHead } from './section-head.tsx'
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
        {section.figures.map(({ id, value, text, label, scope }) => (
          <li
            key={id}
            className={classes(
              'grid items-start gap-x-col gap-y-6 border-t-2 border-white pt-6 pb-12',
              'last:pb-0 lg:grid-cols-[5fr_7fr]',
            )}
          >
            <div>
              <p className="numeral hang-4 text-figure">{text}</p>
              <p className="mt-5.5 font-semibold">{label}</p>
              {scope && <p>{scope}</p>}
            </div>
            <UnitChart count={value} label={`${label}: ${text}`} />
          </li>
        ))}
      </ul>
      <AboutFigures figures={section.figures} label={about} />
    </FieldBand>
  )
}
