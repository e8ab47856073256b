import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { values } from '#content/model/records.ts'

type Props = { heading: string; values: typeof values }

/** The core values (spec 2.5): one large word each. */
export function CoreValues({ heading, values }: Props) {
  const explained = values.some(({ text }) => text)
  return (
    <Section ground="surface">
      <h2 className="mb-14">{heading}</h2>
      <ul
        className={classes(
          'border-b border-line-strong',
          // Names alone would leave half of the page empty.
          !explained && 'grid gap-x-col lg:grid-cols-2',
        )}
      >
        {values.map(({ title, text, awaits }) => (
          <li
            key={title}
            data-awaits={awaits}
            className={classes(
              'grid items-baseline gap-x-col gap-y-2 border-t border-line-strong pt-4.5 pb-5.5',
              explained && 'lg:split-7/12',
            )}
          >
            <h3 className="hang-3 text-hero leading-none tracking-display">{title}</h3>
            {text && <p className="measure-42 text-ink-soft">{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
