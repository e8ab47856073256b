import { classes } from '#app/lib/classes.ts'

type Props = { years: readonly number[]; futureYear: number; note: string }

/** The years with a layer, to scale: one mark is one year. A year leads to its layer. */
export function YearScale({ years, futureYear, note }: Props) {
  const first = years[0] ?? futureYear
  const place = (year: number) => `${((year - first) / (futureYear - first)) * 100}%`
  return (
    <nav aria-label="Years" className="mt-auto pt-10 no-print lg:pt-16">
      <p className="mb-3 text-label text-on-night-soft lg:mb-8.5">{note}</p>
      <ol
        className={classes(
          'year-ruler grid grid-cols-4 gap-x-3',
          'lg:relative lg:mr-13 lg:block lg:h-18 lg:border-t lg:border-line-night-strong',
        )}
      >
        {years.map((year, index) => (
          <li key={year} className="lg:absolute lg:top-0" style={{ left: place(year) }}>
            <Year
              href={`/historical#y${year}`}
              low={years[index - 1] === year - 1 && index % 2 === 1}
            >
              {year}
            </Year>
          </li>
        ))}
        <li className="lg:absolute lg:top-0" style={{ left: place(futureYear) }}>
          <Year href="/historical#future" lamp>
            {futureYear}+
          </Year>
        </li>
      </ol>
    </nav>
  )
}

type YearProps = {
  href: string
  /** Stands one line lower, beside a neighbour of the year before. */
  low?: boolean
  lamp?: boolean
  children: React.ReactNode
}

function Year({ href, low = false, lamp = false, children }: YearProps) {
  return (
    <a href={href} data-low={low || undefined} data-lamp={lamp || undefined} className="year-mark">
      {children}
    </a>
  )
}
