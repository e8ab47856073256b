import type { VacancyContent } from '#app/page-content/vacancy.ts'

type Terms = VacancyContent['vacancy']['terms']

/** The facts of an opening as a job sheet: one ruled row, two columns on a phone. */
export function VacancySheet({ terms }: { terms: Terms }) {
  return (
    <div className="border-b border-line bg-surface">
      <div className="wrap">
        <dl className="job-sheet">
          {terms.map((term) => (
            <Term key={term.name} {...term} />
          ))}
        </dl>
      </div>
    </div>
  )
}

function Term({ name, value, date, note, awaits }: Terms[number]) {
  return (
    <div data-awaits={awaits}>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-1 font-semibold wrap-anywhere">
        {date ? <time dateTime={date}>{value}</time> : value}
        {note && <span className="block text-small font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}
