import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'

const grounds = { surface: 'bg-surface', paper: '' } as const

/** Entries in ruled columns. */
export function Columns({ section }: { section: ShownSectionOf<'columns'> }) {
  return (
    <section className={`py-section ${grounds[section.ground]}`}>
      <div className="wrap">
        <SectionHead {...section} />
        <ul className="grid gap-x-col gap-y-9 lg:grid-cols-3 print:grid-cols-3">
          {section.items.map(({ title, text }) => (
            <li key={title} className="border-t-3 border-accent pt-5">
              <h3>{title}</h3>
              <p className="mt-3 measure-38 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
