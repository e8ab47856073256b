import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'

type Props = { section: ShownSectionOf<'words'>; labels: ServiceLabels }

/** Very large words in the company's accent, one a row. */
export function Words({ section, labels }: Props) {
  return (
    <section className="bg-surface py-section">
      <div className="wrap">
        <SectionHead {...section} />
        <ul className="border-b-2 border-ink">
          {section.items.map((item) => (
            <li
              key={item.title}
              className="grid items-start gap-x-col gap-y-4 border-t-2 border-ink pt-5 pb-8 lg:grid-cols-[7fr_5fr]"
            >
              <h3 className="hang-4 text-title leading-none tracking-tight text-accent">
                {item.title}
              </h3>
              <div className="lg:pt-1.5">
                <p className="mb-4 text-ink-soft">{item.text}</p>
                <ServiceTerms service={item} labels={labels} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
