import { classes } from '#app/lib/classes.ts'

type Props = { years: readonly number[]; words: string }

/** The years between the last entry and the future: numbered, and dashed. */
export function YearsAhead({ years, words }: Props) {
  return (
    <div className="relative flex h-28 lg:h-95">
      <p
        aria-hidden="true"
        className={classes(
          'core-column core-years core-at-gutter divide-y divide-dashed divide-line-strong',
          'border-x-2 border-dashed border-line-strong text-ink-soft',
        )}
      >
        {years.map((year) => (
          <span key={year} className="grid items-center lg:justify-items-center">
            <span className="max-lg:ml-12.5 max-lg:w-max">{year}</span>
          </span>
        ))}
      </p>
      <p className="display my-auto ml-[calc(var(--spacing-gutter)+7rem)] text-h4 lg:mr-[calc(50%+6.5rem)] lg:ml-auto">
        {words}
      </p>
    </div>
  )
}
