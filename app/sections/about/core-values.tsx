import { classes } from '#app/lib/classes.ts'
import type { Statement } from '#content/schema/home.ts'

type Props = { heading: string; values: readonly Statement[] }

/** The core values (spec 2.5): one large word each. */
export function CoreValues({ heading, values }: Props) {
  return (
    <section className="bg-surface py-section">
      <div className="wrap">
        <h2 className="mb-14">{heading}</h2>
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
