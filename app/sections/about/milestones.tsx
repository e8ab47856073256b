import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { Milestone } from '#content/model/records.ts'

type Props = {
  text: PageTexts['/about']['milestones']
  milestones: readonly Milestone[]
}

/** The milestones (spec 2.5), as stations: the last one lit. */
export function Milestones({ text, milestones }: Props) {
  return (
    <Section ground="night">
      <div className="mb-14 flex flex-wrap items-end justify-between gap-6">
        <h2>{text.heading}</h2>
        <MoreLink to="/historical">{text.link}</MoreLink>
      </div>
      <ol
        className={classes(
          'grid gap-x-col gap-y-10 phone:grid-cols-2 print:grid-cols-3 lg:gap-y-16',
          milestones.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {milestones.map(({ year, title, text: what, awaits }) => (
          <li key={year} data-awaits={awaits} className="milestone border-t border-on-night pt-5.5">
            <p className="numeral hang-4.5 text-figure">{year}</p>
            <h3 className="display mt-5 mb-1.5 text-h4">{title}</h3>
            {what && <p className="measure-34 text-on-night-soft">{what}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
