import { classes } from '#app/lib/classes.ts'
import type { duties as all } from '#content/model/records.ts'

/** The five duties (spec 2.6), each under its letter; the list stands on the head's foot. */
export function Duties({ duties }: { duties: typeof all }) {
  return (
    <ul className="mt-10 -mb-16 border-t border-line-night lg:mt-16 lg:-mb-20 lg:grid lg:grid-cols-5">
      {duties.map(({ title, text, awaits }) => (
        <li
          key={title}
          data-awaits={awaits}
          className={classes(
            'grid grid-cols-[--spacing(19)_1fr] gap-y-1 border-line-night py-4.5',
            'not-first:border-t',
            'lg:block lg:px-4.5 lg:pt-5.5 lg:pb-12 lg:not-first:border-t-0',
            'lg:not-first:border-l lg:first:pl-0',
          )}
        >
          <p
            className="numeral row-span-2 hang-4 self-center text-title text-signal-night lg:mb-5.5"
            aria-hidden="true"
          >
            {title.charAt(0)}
          </p>
          <h2 className="display text-h4">{title}</h2>
          {text && <p className="text-small text-on-night-soft lg:mt-2 lg:measure-26">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
