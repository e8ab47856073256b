import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

/** The bodies whose papers a buyer asks for: their letters as typography, on night. */
export function Industry({ name, heading, lead, bodies }: PageTexts['/suppliers']['industry']) {
  return (
    <Section ground="night" className="no-print">
      <div className="mb-9 heading-row gap-y-4.5">
        <SectionHeading name={name}>{heading}</SectionHeading>
        <p className="measure-52 text-lead">{lead}</p>
      </div>
      <ul className="border-b border-line-night">
        {bodies.map((body) => (
          <li
            key={body.term}
            className={classes(
              'grid-12 items-baseline gap-y-1.5 border-t border-line-night pt-5 pb-6',
              'lg:pt-6.5 lg:pb-7.5',
              'first:border-t-2 first:border-on-night',
            )}
          >
            <h3 className="col-span-full lg:col-span-5">
              <abbr title={body.name} className="numeral hang-4 text-h2 no-underline lg:text-hero">
                {body.term}
              </abbr>
            </h3>
            <p className="display col-span-full text-h4 lg:col-span-3">{body.name}</p>
            <p className="col-span-full measure-60 text-small text-on-night-soft lg:col-span-4">
              {body.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
