import { Picture } from '#app/components/picture.tsx'
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
          <li
            key={title}
            className="relative flex min-h-[118vw] items-end overflow-hidden md:min-h-150 lg:min-h-180"
          >
            <Picture
              picture={picture}
              alt={picture.alt}
              crop="portrait"
              sizes="(min-width: 64rem) 60vw, 100vw"
              className="absolute inset-0 size-full object-cover"
            />
            <div className="scrim-foot absolute inset-0" />
            <div className="relative px-gutter pb-9 lg:px-7">
              <h3>{title}</h3>
              <p className="mt-3 max-w-[38ch]">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
