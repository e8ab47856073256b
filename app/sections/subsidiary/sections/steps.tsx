import { Section } from '#app/components/section.tsx'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'
import type { ShownSectionOf } from './shown-section.ts'

type Props = { section: ShownSectionOf<'steps'>; labels: ServiceLabels; step: string }

/** Ruled steps: the rule over each grows with the work done. */
export function Steps({ section, labels, step }: Props) {
  const { items } = section
  return (
    <Section ground="surface">
      <SectionHead {...section} />
      <ol className="border-b border-line">
        {items.map((item, index) => (
          <li
            key={item.title}
            className="relative grid items-baseline gap-x-col gap-y-2 border-t border-line py-7 lg:grid-12"
          >
            <span
              className="absolute -top-px left-0 h-0.75 bg-accent"
              style={{ width: `${((index + 1) / items.length) * 100}%` }}
              aria-hidden="true"
            />
            <div className="lg:col-span-4">
              <p className="mb-1.5 text-small text-ink-soft">
                {step} {index + 1}: {item.verb}
              </p>
              <h3>{item.title}</h3>
            </div>
            <p className="measure-52 text-ink-soft lg:col-span-4">{item.text}</p>
            <ServiceTerms service={item} labels={labels} className="lg:col-span-4" />
          </li>
        ))}
      </ol>
    </Section>
  )
}
