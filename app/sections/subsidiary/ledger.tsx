import { FigureLine } from '#app/components/figure-line.tsx'
import { FigureParts } from '#app/components/figure-parts.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import { AboutFigures, FieldBand } from './field-band.tsx'
import type { ShownSectionOf } from './shown-section.ts'

type Props = {
  section: ShownSectionOf<'ledger'>
  /** The words of the way to where the figures are explained. */
  about: string
}

/** Figures one below the other, as large as the page allows. */
export function Ledger({ section, about }: Props) {
  return (
    <FieldBand>
      <SectionHeading name={section.name} className="mb-8 lg:mb-14">
        {section.heading}
      </SectionHeading>
      <ul className="border-b border-on-picture-line">
        {section.figures.map((figure) => (
          <li
            key={figure.id}
            className={classes(
              'items-end gap-x-col gap-y-3 border-t border-on-picture-line py-5',
              'max-lg:grid lg:grid-12 lg:py-7',
            )}
          >
            <p className="numeral hang-4 text-figure lg:col-span-8 lg:text-figure-large">
              <FigureParts {...figure} />
            </p>
            <div className="lg:col-span-4 lg:pb-3">
              <h3 className="text-h4">{figure.label}</h3>
              <FigureLine>{figure.meaning}</FigureLine>
            </div>
          </li>
        ))}
      </ul>
      <AboutFigures figures={section.figures} label={about} />
    </FieldBand>
  )
}
