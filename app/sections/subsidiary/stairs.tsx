import { classes } from '#app/lib/classes.ts'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'
import type { ShownSectionOf } from './shown-section.ts'

/** The steps down to the lamp; what follows the third is as narrow as it. */
const steps = [
  'on-dark bg-night text-white',
  'on-dark bg-accent-field text-white ml-[8%] lg:ml-[24%]',
  'bg-lamp text-ink ml-[16%] lg:ml-[48%]',
] as const

type Props = { section: ShownSectionOf<'stairs'>; labels: ServiceLabels }

/** Three scales of one thing: each is narrower than the last, the smallest is lit. */
export function Stairs({ section, labels }: Props) {
  return (
    <section className="overflow-hidden bg-sunk pt-section">
      <div className="wrap">
        <SectionHead {...section} look="chapter" />
      </div>
      <ul className="pl-bleed">
        {section.items.map((item, index) => (
          <li
            key={item.title}
            data-awaits={item.awaits}
            className={classes(
              'grid items-baseline gap-x-col gap-y-3 py-10 pr-gutter pl-6',
              'lg:min-h-50 lg:grid-cols-2 lg:py-12 lg:pl-10',
              steps[Math.min(index, 2)],
            )}
          >
            <h3>{item.title}</h3>
            <div className="measure-48">
              <p className="mb-4">{item.text}</p>
              <ServiceTerms service={item} labels={labels} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
