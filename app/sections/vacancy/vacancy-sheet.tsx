import type { VacancyContent } from '#app/page-content/vacancy.ts'

type Terms = VacancyContent['vacancy']['terms']

/** How wide a cell is, by how many there are, so that they fill their rows: of two columns, three and twelve. */
const spans: Partial<Record<number, string>> = {
  3: 'max-sm:last:col-span-full lg:col-span-4',
  4: 'sm:max-lg:last:col-span-full lg:col-span-3',
  5: 'max-sm:last:col-span-full sm:max-lg:last:col-span-2 lg:col-span-2 lg:nth-[-n+2]:col-span-3',
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
