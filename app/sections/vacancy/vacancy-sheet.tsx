import type { VacancyContent } from '#app/page-content/vacancy.ts'

type Terms = VacancyContent['vacancy']['terms']

/** How wide a cell is in the row of twelve columns, by how many there are; the date at the end has a note. */
const spans: Partial<Record<number, string>> = {
  3: 'lg:col-span-4',
  4: 'lg:col-span-3',
  5: 'lg:col-span-2 lg:last:col-span-4',
}

/** The facts of an opening: one row that they fill, two columns on a phone. */
export function VacancySheet({ terms }: { terms: Terms }) {
  return (
    <div className="border-b border-line bg-surface">
      <div className="wrap">
        <dl className="grid grid-cols-2 gap-x-col gap-y-5 py-6 sm:grid-cols-3 lg:grid-12 lg:py-8">
          {terms.map((term) => (
            <Term key={term.name} {...term} className={spans[terms.length] ?? 'lg:col-span-2'} />
          ))}
        </dl>
      </div>
    </div>
  )
}

function Term({
  name,
  value,
  date,
  note,
  awaits,
  className,
}: Terms[number] & { className: string }) {
  return (
    <div data-awaits={awaits} className={className}>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-1 font-semibold wrap-anywhere">
        {date ? <time dateTime={date}>{value}</time> : value}
        {note && <span className="block text-small font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}
