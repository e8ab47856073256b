import { Section } from '#app/components/section.tsx'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'
import type { ShownSectionOf } from './shown-section.ts'

type Props = { section: ShownSectionOf<'route'>; labels: ServiceLabels }

/** Stations along one line. */
export function RouteLine({ section, labels }: Props) {
  return (
    <Section ground="surface">
      <SectionHead {...section} look="chapter" />
      <ol className="route-line">
        {section.items.map((item) => (
          <li key={item.title} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-2.5 mb-4 text-ink-soft">{item.text}</p>
            <ServiceTerms service={item} labels={labels} className="lg:fold-subgrid" />
          </li>
        ))}
      </ol>
    </Section>
  )
}
