import { classes } from '#app/lib/classes.ts'
import type { Statement } from '#content/model/home-schemas.ts'

/** Names with what is said of each, ruled. */
export function Statements({ statements }: { statements: readonly Statement[] }) {
  return (
    <dl className="border-b border-line">
      {statements.map(({ title, text }) => (
        <div
          key={title}
          className={classes(
            'grid gap-x-col gap-y-1 border-t border-line py-5 sm:split-2/7',
            'first:border-t-0 first:pt-0',
          )}
        >
          <dt className="display text-lead leading-name">{title}</dt>
          <dd className="measure-60">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
