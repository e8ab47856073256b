import { FigureLine } from '#app/components/figure-line.tsx'
import { HeadingRow } from '#app/components/heading-row.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { ShownFigure } from '#content/model/figure-register.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

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
        {figures.map(({ id, text: value, label, placeholderId, definition, ...figure }) => (
          <li
            key={id}
            data-placeholder={placeholderId}
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
              </p>
              <FigureLine className="text-on-night-soft">{definition}</FigureLine>
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
