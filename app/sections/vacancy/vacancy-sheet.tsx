import { classes } from '#app/lib/classes.ts'
import type { VacancyContent } from '#app/page-content/vacancy.ts'

type Terms = VacancyContent['vacancy']['terms']

/** The facts of an opening as a job sheet: one ruled row, two columns on a phone. */
export function VacancySheet({ terms }: { terms: Terms }) {
  return (
    <div className="border-b border-line bg-surface">
      <dl className="wrap grid grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
        {terms.map((term) => (
          <Term key={term.name} {...term} />
        ))}
      </dl>
    </div>
  )
}

function Term({ name, value, date, note }: Terms[number]) {
  return (
    <div
      className={classes(
        'border-line py-4.5 pr-3 max-md:even:border-l max-md:even:pl-5 max-md:nth-[n+3]:border-t',
        'md:max-lg:nth-[n+4]:border-t md:max-lg:not-nth-[3n+1]:border-l',
        'md:max-lg:not-nth-[3n+1]:pl-6 lg:py-8 lg:not-first:border-l lg:not-first:pl-6',
      )}
    >
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-1 font-semibold">
        {date ? <time dateTime={date}>{value}</time> : value}
        {note && <span className="block text-small font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}
