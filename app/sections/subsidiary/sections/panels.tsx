import { PictureSection } from '#app/components/picture-section.tsx'
import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'

type Props = { section: ShownSectionOf<'panels'>; labels: ServiceLabels }

/** Tall pictures, edge to edge, what they stand for at their foot. */
export function Panels({ section, labels }: Props) {
  return (
    <section className="on-dark bg-night pt-section text-white">
      <div className="wrap">
        <SectionHead {...section} look="chapter" />
      </div>
      <ul className="grid gap-0.5 lg:grid-cols-3 print:grid-cols-3">
        {section.items.map((item) => (
          <li key={item.title}>
            <PictureSection
              as="div"
              picture={item.picture}
              boxes={[
                { from: '64rem', width: '33.4vw', height: '37.5rem' },
                { from: '48rem', width: '100vw', height: '35rem' },
                { width: '100vw', height: '96vw', crop: 'portrait' },
              ]}
              scrims={['scrim-foot']}
              className="min-h-[84vw] md:min-h-140 lg:min-h-150"
            >
              <h3 className="relative px-gutter pb-6 lg:px-7">{item.title}</h3>
            </PictureSection>
            <div className="px-gutter pt-2 pb-12 lg:px-7 lg:pb-16">
              <p className="mb-5">{item.text}</p>
              <ServiceTerms service={item} labels={labels} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
