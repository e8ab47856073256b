import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'

/** Very large words in the company's accent, one a row. */
export function Words({ section }: { section: ShownSectionOf<'words'> }) {
  return (
    <section className="bg-surface py-section">
      <div className="wrap">
        <SectionHead {...section} />
        <ul className="border-b-2 border-ink">
          {section.items.map(({ title, text }) => (
            <li
              key={title}
              className="grid items-end gap-x-col gap-y-3 border-t-2 border-ink pt-5 pb-8 lg:grid-cols-[8fr_4fr] lg:pb-7"
            >
              <h3 className="hang-4 text-title leading-none tracking-tight text-accent">{title}</h3>
              <p className="measure-44 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
