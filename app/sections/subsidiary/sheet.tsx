import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'
import type { ShownSectionOf } from './shown-section.ts'

type Props = { section: ShownSectionOf<'sheet'>; labels: ServiceLabels }

/** A drawing sheet on the company's field: numbered cells within hairlines. */
export function Sheet({ section, labels }: Props) {
  return (
    <Section ground="accent">
      <SectionHead {...section} variant="chapter" />
      <ol
        className={classes(
          'grid border-t border-l border-on-picture-line md:grid-cols-2 nav:grid-cols-3',
          'print:grid-cols-2 print:border-l-0',
        )}
      >
        {section.items.map((item, index) => (
          <li
            key={item.title}
            data-placeholder={item.placeholderId}
            className={classes(
              'border-r border-b border-on-picture-line p-5.5 max-sm:pb-2 lg:p-7',
              'md:row-span-4 md:grid md:grid-rows-subgrid',
            )}
          >
            <div className="flex items-baseline gap-4 sm:block">
              <p className="numeral text-h2" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="text-h4 sm:pt-6 lg:pt-9">{item.title}</h3>
            </div>
            <p className="mt-3 mb-5">{item.text}</p>
            <ServiceTerms service={item} labels={labels} className="md:fold-subgrid" />
          </li>
        ))}
      </ol>
    </Section>
  )
}
