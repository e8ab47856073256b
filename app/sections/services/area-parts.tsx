import { classes } from '#app/lib/classes.ts'
import type { Statement } from '#content/schema/home.ts'

/** The parts of an area, ruled, in two columns. */
export function AreaParts({ parts }: { parts: readonly Statement[] }) {
  return (
    <ul className="grid gap-x-col border-b border-line sm:grid-cols-2">
      {parts.map(({ title, text }) => (
        <li
          key={title}
          className={classes(
            'border-t border-line pt-4.5 pb-5.5',
            'first:border-t-2 first:border-ink',
            'sm:nth-2:border-t-2 sm:nth-2:border-ink',
          )}
        >
          <h3 className="display mb-1 text-h4">{title}</h3>
          <p className="measure-44 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
