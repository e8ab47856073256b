import { FigureLine } from '#app/components/figure-line.tsx'
import { PercentBar } from '#app/components/percent-bar.tsx'
import type { ShownFigure } from '#content/model/figure-register.ts'

/** How a group of metrics stands, and each of them in it. */
const variants = {
  /** Ruled rows: numeral, what is counted, a bar on the scale above. */
  rows: {
    list: 'border-b border-line-strong',
    entry: 'border-t border-line-strong py-5 lg:grid-12 lg:py-6',
    numeral: 'text-title lg:col-span-3',
    words: 'lg:col-span-4',
    bar: 'h-5 lg:col-span-5 lg:h-8.5',
  },
  /** Side by side, the bar as the rule above each. */
  columns: {
    list: 'gap-x-col gap-y-8 md:grid md:grid-cols-3 max-md:divide-y max-md:divide-white/40',
    entry: 'content-start max-md:py-5',
    numeral: 'text-title lg:text-figure',
    words: 'md:mt-3',
    bar: 'h-5 md:order-first md:mb-5 md:h-3',
  },
  /** Two wide ones, the numeral at the end of its line. */
  pair: {
    list: 'gap-x-col gap-y-8 md:grid md:grid-cols-2',
    entry: 'max-md:py-5 md:grid-cols-[1fr_auto] md:items-end',
    numeral: 'text-title md:order-1',
    words: '',
    bar: 'h-5 md:order-2 md:col-span-full md:mt-2',
  },
} as const

type Props = {
  metrics: readonly ShownFigure[]
  variant: keyof typeof variants
}

/** Percentages (spec 2.6): numeral, what is counted, and a bar; on small screens alike, in two columns. */
export function MetricBars({ metrics, variant }: Props) {
  const { list, entry, numeral, words, bar } = variants[variant]
  if (metrics.length === 0) return null
  return (
    <ul className={list}>
      {metrics.map(({ label, value, digits, suffix, meaning, placeholderId }) => (
        <li
          key={label}
          data-placeholder={placeholderId}
          className={`flex flex-wrap items-center gap-x-4 gap-y-3 md:grid md:grid-cols-1 md:gap-x-col ${entry}`}
        >
          <p className={`numeral hang-4 min-w-32 md:min-w-29 ${numeral}`}>
            {digits}
            <span className="numeral-sign">{suffix}</span>
          </p>
          <div className={`min-w-0 shrink grow basis-36 ${words}`}>
            <h3 className="display text-h4">{label}</h3>
            <FigureLine className="text-ink-soft on-night:text-current">{meaning}</FigureLine>
          </div>
          <div className={`col-span-full w-full ${bar}`}>
            <PercentBar value={value} label={`${value} of 100`} className="h-full" />
          </div>
        </li>
      ))}
    </ul>
  )
}
