import { longDate } from '#app/lib/dates.ts'
import type { vacancyPages } from '#content/model/records.ts'
import type { Vacancy } from '#content/model/vacancy-schemas.ts'

type Props = { vacancy: Vacancy; text: typeof vacancyPages }

type Term = {
  name: string
  value: string
  date?: string
  note?: string
  awaits?: string | undefined
}

/** The facts of an opening; what HR has not given has no line. */
function termsOf({ vacancy, text }: Props): Term[] {
  const { department, location, type, reference, posted, closes, awaits } = vacancy
  const { terms, endOfDay } = text
  return [
    { name: terms.department, value: department },
    { name: terms.location, value: location },
    { name: terms.type, value: type },
    ...(reference ? [{ name: terms.reference, value: reference, awaits }] : []),
    ...(posted ? [{ name: terms.posted, value: longDate(posted), date: posted, awaits }] : []),
    ...(closes
      ? [{ name: terms.closes, value: longDate(closes), date: closes, note: endOfDay, awaits }]
      : []),
  ]
}

/** How wide a cell is, by how many there are, so that they fill their rows: of two columns, three and twelve. */
const spans: Partial<Record<number, string>> = {
  3: 'max-sm:last:col-span-full lg:col-span-4',
  4: 'sm:max-lg:last:col-span-full lg:col-span-3',
  5: 'max-sm:last:col-span-full sm:max-lg:last:col-span-2 lg:col-span-2 lg:nth-[-n+2]:col-span-3',
}

/** The facts of an opening: one row that they fill, two columns on a phone. */
export function VacancySheet(props: Props) {
  const terms = termsOf(props)
  return (
    <div className="border-b border-line bg-surface">
      <div className="wrap">
        <dl className="grid grid-cols-2 gap-x-col gap-y-5 py-6 sm:grid-cols-3 lg:grid-12 lg:py-8">
          {terms.map((term) => (
            <TermCell
              key={term.name}
              {...term}
              className={spans[terms.length] ?? 'lg:col-span-2'}
            />
          ))}
        </dl>
      </div>
    </div>
  )
}

function TermCell({ name, value, date, note, awaits, className }: Term & { className: string }) {
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
