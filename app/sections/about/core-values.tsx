import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Statement } from '#content/schema/home.ts'

/** The six core values (spec 2.5): one large word each. */
export function CoreValues({ values }: { values: readonly Statement[] }) {
  return (
    <section className="bg-surface py-section">
      <div className="wrap">
        <SectionHeading name="Core Values" className="mb-14">
          Six words, and what they cost us.
        </SectionHeading>
        <ul className="border-b border-line-strong">
          {values.map(({ title, text }) => (
            <li
              key={title}
              className={classes(
                'grid items-baseline gap-x-col gap-y-2 border-t border-line-strong pt-4.5 pb-5.5',
                'lg:grid-cols-[7fr_5fr]',
              )}
            >
              <h3 className="hang-3 text-hero leading-none tracking-display">{title}</h3>
              <p className="measure-42 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
