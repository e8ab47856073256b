import { PictureSection } from '#app/components/picture-section.tsx'
import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'

/** Tall pictures, edge to edge, what they stand for at their foot. */
export function Panels({ section }: { section: ShownSectionOf<'panels'> }) {
  return (
    <section className="on-dark bg-night pt-section text-white">
      <div className="wrap">
        <SectionHead {...section} />
      </div>
      <ul className="grid gap-0.5 lg:grid-cols-3">
        {section.items.map(({ title, text, picture }) => (
          <PictureSection
            key={title}
            as="li"
            picture={picture}
            sizes="(min-width: 64rem) 60vw, 100vw"
            scrims={['scrim-foot']}
            className="min-h-[118vw] md:min-h-150 lg:min-h-180"
          >
            <div className="relative px-gutter pb-9 lg:px-7">
              <h3>{title}</h3>
              <p className="mt-3 measure-38">{text}</p>
            </div>
          </PictureSection>
        ))}
      </ul>
    </section>
  )
}
