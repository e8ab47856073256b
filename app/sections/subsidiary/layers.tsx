import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'
import type { ShownSectionOf } from './shown-section.ts'

/** The grounds from the first band down; what comes after the third looks like it. */
const grounds = {
  /** Of the earth: from sand to the company's darkest. */
  layers: ['bg-sunk', 'on-dark bg-accent text-white', 'on-dark bg-accent-field text-white'],
  /** From night to the lamp that is lit. */
  stairs: ['on-dark bg-night text-white', 'on-dark bg-accent-field text-white', 'bg-lamp text-ink'],
} as const

type Props = { section: ShownSectionOf<'layers' | 'stairs'>; labels: ServiceLabels }

/** Services as bands across the window. */
export function Layers({ section, labels }: Props) {
  return (
    <section className="bg-surface pt-section">
      <div className="wrap">
        <SectionHead {...section} variant="chapter" />
      </div>
      <ol>
        {section.items.map((item, index) => (
          <li
            key={item.title}
            data-placeholder={item.placeholderId}
            className={`py-10 lg:py-14 ${grounds[section.kind][Math.min(index, 2)]}`}
          >
            <div className="wrap grid-12 items-baseline gap-y-3">
              <h3 className="col-span-full text-h2 lg:col-span-4">{item.title}</h3>
              <p className="col-span-full text-lead lg:col-span-4">{item.text}</p>
              <ServiceTerms
                service={item}
                labels={labels}
                className="col-span-full lg:col-span-4"
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
