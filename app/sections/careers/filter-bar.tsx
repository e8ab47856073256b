import { classes } from '#app/lib/classes.ts'
import type { FilterRow } from '#content/model/vacancy-filters.ts'

/** The choices that narrow a long list, a row for each kind; every choice is a page of its own. */
export function FilterBar({ rows }: { rows: readonly FilterRow[] }) {
  if (rows.length === 0) return null
  return (
    <div className="mt-9 border-t border-line lg:mt-12">
      {rows.map(({ name, links }) => (
        <nav
          key={name}
          aria-label={name}
          className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[5rem_1fr]"
        >
          <span aria-hidden="true" className="py-2 text-small text-ink-soft">
            {name}
          </span>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ label, href, current }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={current || undefined}
                  className={classes(
                    'inline-block border-b-2 py-2 font-semibold underline-offset-4 hover:underline',
                    current ? 'border-signal' : 'border-transparent text-ink-soft',
                  )}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
