import { Fold } from '#app/components/fold.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Statement } from '#content/model/home-schemas.ts'

/** The parts of an area, ruled, in two columns. */
export function AreaParts({ parts }: { parts: readonly Statement[] }) {
  return (
    <ul className="grid gap-x-col border-b border-line sm:grid-cols-2">
      {parts.map(({ title, text }) => (
        <li
          key={title}
          className={classes(
            'folds border-t border-line sm:pt-4.5 sm:pb-5.5',
            'first:border-t-2 first:border-ink',
            'sm:nth-2:border-t-2 sm:nth-2:border-ink',
          )}
        >
          <h3 className="fold-title display text-h4 sm:mb-1">{title}</h3>
          <Fold name={title}>
            <p className="measure-44 text-ink-soft">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  )
}
