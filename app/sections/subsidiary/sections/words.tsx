import { Section } from '#app/components/section.tsx'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'
import type { ShownSectionOf } from './shown-section.ts'

type Props = { section: ShownSectionOf<'words'>; labels: ServiceLabels }

/** Very large words in the company's accent, one a row. */
export function Words({ section, labels }: Props) {
  return (
    <Section ground="surface">
      <SectionHead {...section} look="chapter" />
      <ul className="border-b-2 border-ink">
        {section.items.map((item) => (
          <li
            key={item.title}
            className="items-start gap-y-4 border-t-2 border-ink pt-5 pb-4 max-lg:grid sm:pb-8 lg:grid-12"
          >
            <h3 className="hang-4 text-title leading-none tracking-tight text-accent lg:col-span-7">
              {item.title}
            </h3>
            <div className="lg:col-span-5 lg:pt-1.5">
              <p className="mb-4 text-ink-soft">{item.text}</p>
              <ServiceTerms service={item} labels={labels} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
