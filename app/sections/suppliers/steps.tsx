import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

/** The way to a first message. */
export function Steps({ name, heading, steps }: PageTexts['/suppliers']['steps']) {
  return (
    <Section className="no-print">
      <SectionHeading name={name} className="mb-9 lg:mb-14">
        {heading}
      </SectionHeading>
      <ol className="grid gap-x-col gap-y-7 md:grid-cols-3">
        {steps.map(({ title, text, link }, index) => (
          <li
            key={title}
            className={classes(
              'grid grid-cols-[2.5rem_1fr] content-start items-baseline border-t-2 border-ink pt-5',
              'md:flex md:flex-col md:items-start',
            )}
          >
            <span className="numeral hang-4 text-h2 text-accent md:mb-5" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="display text-h4">{title}</h3>
            <p className="col-start-2 mt-2 measure-38 text-ink-soft">{text}</p>
            {link && (
              <div className="col-start-2 mt-3 md:mt-auto md:pt-3">
                <MoreLink to={link.href}>{link.label}</MoreLink>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
