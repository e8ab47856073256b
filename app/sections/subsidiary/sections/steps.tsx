import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'

/** Ruled steps: the rule over each grows with the work done. */
export function Steps({ section }: { section: ShownSectionOf<'steps'> }) {
  const { items } = section
  return (
    <section className="bg-surface py-section">
      <div className="wrap">
        <SectionHead {...section} />
        <ol className="border-b border-line">
          {items.map(({ title, text, verb }, index) => (
            <li
              key={title}
              className="relative grid items-baseline gap-x-col gap-y-2 border-t border-line py-7 lg:columns-12"
            >
              <span
                className="absolute -top-px left-0 h-0.75 bg-accent"
                style={{ width: `${((index + 1) / items.length) * 100}%` }}
                aria-hidden="true"
              />
              <h3 className="lg:col-span-5">{title}</h3>
              <p className="measure-52 text-ink-soft lg:col-span-4">{text}</p>
              <p className="text-small lg:col-span-3">
                <span className="block text-label text-ink-soft">
                  Step {index + 1} of {items.length}
                </span>
                {verb}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
