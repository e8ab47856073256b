import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'

/** From sand down to the company's darkest layer; what lies deeper than the third looks like it. */
const grounds = [
  'bg-sunk',
  'on-dark bg-accent text-white',
  'on-dark bg-accent-field text-white',
] as const
const depths = ['', 'lg:col-start-3', 'lg:col-start-5'] as const

/** Layers of the ground, across the window: each is darker and lies deeper than the last. */
export function Layers({ section }: { section: ShownSectionOf<'layers'> }) {
  return (
    <section className="bg-surface pt-section">
      <div className="wrap">
        <SectionHead {...section} />
      </div>
      <ol>
        {section.items.map(({ title, text }, index) => (
          <li key={title} className={`py-10 lg:py-16 ${grounds[Math.min(index, 2)]}`}>
            <div className="wrap columns-12 items-baseline gap-y-3">
              <h3 className={`col-span-full text-h2 lg:col-span-4 ${depths[Math.min(index, 2)]}`}>
                {title}
              </h3>
              <p className="col-span-full measure-48 text-lead lg:col-span-4">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
