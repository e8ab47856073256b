import { aboveWords, PictureSection } from '#app/components/picture-section.tsx'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'
import type { ShownSectionOf } from './shown-section.ts'

type Props = { section: ShownSectionOf<'panels'>; labels: ServiceLabels }

/** Tall pictures, edge to edge, what they stand for at their foot; on phones below them. */
export function Panels({ section, labels }: Props) {
  return (
    <section className="on-dark bg-night pt-section text-white">
      <div className="wrap">
        <SectionHead {...section} variant="chapter" />
      </div>
      <ul className="panels print:grid-cols-3">
        {section.items.map((item) => (
          <li
            key={item.title}
            data-placeholder={item.placeholderId}
            className="lg:row-span-4 lg:grid lg:grid-rows-subgrid"
          >
            <PictureSection
              as="div"
              picture={item.picture}
              boxes={[
                { from: '64rem', width: '40vw', height: '37.5rem' },
                { from: '48rem', width: '100vw', height: '35rem' },
                { width: '100vw', aspect: 4 / 3 },
              ]}
              {...aboveWords}
              className={`${aboveWords.className} md:min-h-140 lg:min-h-150`}
            >
              <h3 className="panel-words relative pt-5 md:pb-6">{item.title}</h3>
            </PictureSection>
            <div className="panel-words pt-2 pb-12 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:pb-16">
              <p className="mb-5">{item.text}</p>
              <ServiceTerms service={item} labels={labels} className="lg:fold-subgrid" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
