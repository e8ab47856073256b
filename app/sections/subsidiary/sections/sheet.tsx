import { Mark } from '#app/components/mark.tsx'
import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'

type Props = { section: ShownSectionOf<'sheet'>; mark: string; labels: ServiceLabels }

/** A drawing sheet on the company's field: numbered cells within hairlines. */
export function Sheet({ section, mark, labels }: Props) {
  return (
    <section className="on-dark relative overflow-hidden bg-accent-field py-section text-white">
      <Mark
        name={mark}
        className="no-print absolute -top-16 -right-24 size-75 text-white/10 lg:-top-24 lg:-right-36 lg:size-165"
      />
      <div className="wrap relative">
        <SectionHead {...section} look="chapter" />
        <ol className="grid border-t border-l border-on-picture-line sm:grid-cols-2 print:border-l-0 lg:grid-cols-3">
          {section.items.map((item, index) => (
            <li
              key={item.title}
              className="flex flex-col border-r border-b border-on-picture-line p-5.5 max-sm:pb-2 lg:min-h-80 lg:p-7"
            >
              <div className="flex items-baseline gap-4 sm:block">
                <p className="numeral text-h2" aria-hidden="true">
                  {index + 1}
                </p>
                <h3 className="sm:pt-6 lg:min-h-[3.6em] lg:pt-9">{item.title}</h3>
              </div>
              <p className="mt-3 mb-5">{item.text}</p>
              <ServiceTerms service={item} labels={labels} className="mt-auto" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
