import { FigureParts } from '#app/components/figure-parts.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { AboutFigures } from './about-figures.tsx'
import { FieldBand } from './field-band.tsx'

type Props = {
  section: ShownSectionOf<'ledger'>
  /** The words of the way to where the figures are explained. */
  about: string
}

/** Figures one below the other, as large as the page allows. */
export function Ledger({ section, about }: Props) {
  return (
    <FieldBand>
      <SectionHeading name={section.name} className="mb-10 lg:mb-14">
        {section.heading}
      </SectionHeading>
      <ul className="border-b border-on-picture-line">
        {section.figures.map((figure) => (
          <li
            key={figure.id}
            className={classes(
              'grid items-end gap-x-col gap-y-4 border-t border-on-picture-line py-7',
              'lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]',
            )}
          >
            <p className="numeral hang-4 text-figure lg:text-figure-large">
              <FigureParts {...figure} />
            </p>
            <div className="lg:pb-3">
              <h3 className="text-h4">{figure.label}</h3>
              {figure.scope && <p>{figure.scope}</p>}
            </div>
          </li>
        ))}
      </ul>
      <AboutFigures figures={section.figures} label={about} />
    </FieldBand>
  )
}
