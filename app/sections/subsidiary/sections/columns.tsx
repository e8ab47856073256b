import { Fold } from '#app/components/fold.tsx'
import { SectionHead } from './section-head.tsx'
import type { ShownSectionOf } from './shown-section.ts'

const grounds = { surface: 'bg-surface', paper: '' } as const

/** Entries in ruled columns. */
export function Columns({ section }: { section: ShownSectionOf<'columns'> }) {
  return (
    <section className={`py-continuation ${grounds[section.ground]}`}>
      <div className="wrap">
        <SectionHead {...section} />
        <ul className="grid gap-x-col sm:gap-y-9 lg:grid-cols-3 print:grid-cols-3">
          {section.items.map(({ title, text }) => (
            <li key={title} className="folds border-t-3 border-accent sm:pt-5">
              <h3 className="fold-title">{title}</h3>
              <Fold name={title}>
                <p className="measure-38 text-ink-soft sm:mt-3">{text}</p>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
