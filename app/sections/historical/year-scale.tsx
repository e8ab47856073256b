import { classes } from '#app/lib/classes.ts'

type Props = {
  /** The years of the timeline. */
  years: readonly number[]
  /** Where the scale begins, and where it ends. */
  firstYear: number
  futureYear: number
  className?: string
  /** What stands above it. */
  children?: React.ReactNode
}

/** The timeline's years, to scale: one mark is one year. A year leads to its layer (spec 2.12). */
export function YearScale({ years, firstYear, futureYear, className = '', children }: Props) {
  const steps = futureYear - firstYear
  const place = (year: number) => `${((year - firstYear) / steps) * 100}%`
  return (
    <nav aria-label="Years" className={`no-print ${className}`}>
      {children}
      <ol
        style={{ backgroundSize: `${100 / steps}% 7px` }}
        className={classes(
          'year-ruler grid grid-cols-4 gap-x-3',
          'lg:relative lg:mr-13 lg:block lg:h-18 lg:border-t lg:border-line-night-strong',
        )}
      >
        {years.map((year, index) => (
          <li key={year} className="lg:absolute lg:top-0" style={{ left: place(year) }}>
            <Year href={`/historical#y${year}`} low={isLow(years, index)}>
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

/** Every second one of years that follow each other. */
function isLow(years: readonly number[], index: number): boolean {
  const [before, year] = [years[index - 1], years[index]]
  return before !== undefined && before + 1 === year && !isLow(years, index - 1)
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
