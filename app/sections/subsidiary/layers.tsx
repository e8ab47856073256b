import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'
import type { ShownSectionOf } from './shown-section.ts'

/** From sand down to the company's darkest layer; what lies deeper than the third looks like it. */
const grounds = [
  'bg-sunk',
  'on-dark bg-accent text-white',
  'on-dark bg-accent-field text-white',
] as const
const depths = ['', 'lg:col-start-3', 'lg:col-start-5'] as const

type Props = { section: ShownSectionOf<'layers'>; labels: ServiceLabels }

/** Layers of the ground, across the window: each is darker and lies deeper than the last. */
export function Layers({ section, labels }: Props) {
  return (
    <section className="bg-surface pt-section">
      <div className="wrap">
        <SectionHead {...section} look="chapter" />
      </div>
      <ol>
        {section.items.map((item, index) => (
          <li
            key={item.title}
            data-awaits={item.awaits}
            className={`py-10 lg:py-16 ${grounds[Math.min(index, 2)]}`}
          >
            <div className="wrap grid-12 items-baseline gap-y-3">
              <h3 className={`col-span-full text-h2 lg:col-span-4 ${depths[Math.min(index, 2)]}`}>
                {item.title}
              </h3>
              <div className="col-span-full lg:col-span-4">
                <p className="mb-5 text-lead">{item.text}</p>
                <ServiceTerms service={item} labels={labels} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
