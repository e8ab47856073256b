import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'

/** Stations along one line. */
export function RouteLine({ section }: { section: ShownSectionOf<'route'> }) {
  return (
    <section className="bg-surface py-section">
      <div className="wrap">
        <SectionHead {...section} />
        <ol className="route-line">
          {section.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2.5 measure-44 text-base text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
