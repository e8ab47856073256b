import { MoreLink } from '#app/components/more-link.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { SuppliersContent } from '#app/page-content/suppliers.ts'

/** The way to a first message. */
export function Steps({ name, heading, steps }: SuppliersContent['text']['steps']) {
  return (
    <section className="py-section no-print">
      <div className="wrap">
        <SectionHeading name={name} className="mb-12 measure-24 lg:mb-16">
          {heading}
        </SectionHeading>
        <ol className="grid gap-x-col gap-y-11 sm:grid-cols-2 nav:grid-cols-3">
          {steps.map(({ title, text, link }, index) => (
            <li key={title} className="flex flex-col items-start border-t-2 border-ink pt-5">
              <span className="numeral mb-5 hang-4 text-h2 text-accent" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="display text-h4">{title}</h3>
              <p className="mt-2 measure-38 text-ink-soft">{text}</p>
              {link && (
                <div className="mt-4">
                  <MoreLink to={link.href}>{link.label}</MoreLink>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
