import { PercentBar } from '#app/components/percent-bar.tsx'
import { classes } from '#app/lib/classes.ts'
import type { FigureParts } from '#content/model/figures.ts'

type Props = { metrics: readonly FigureParts[] }

/** Percentages as ruled rows: numeral, what is counted, and a bar on one scale. */
export function MetricList({ metrics }: Props) {
  if (metrics.length === 0) return null
  return (
    <>
      <Scale />
      <ul className="border-b border-current/25">
        {metrics.map(({ label, value, number, suffix, scope, awaits }) => (
          <li
            key={label}
            data-awaits={awaits}
            className={classes(
              'grid grid-cols-1 items-center gap-x-col gap-y-2.5 border-t border-current/25 pt-6 pb-7',
              'lg:grid-cols-[3fr_4fr_5fr] print:grid-cols-[3fr_4fr_5fr] print:py-3',
            )}
          >
            <p className="numeral hang-4 text-title">
              {number}
              <span className="numeral-sign">{suffix}</span>
            </p>
            <div>
              <h3 className="display text-h4">{label}</h3>
              {scope && (
                <p className="mt-1 measure-38 text-ink-soft on-night:text-current first-letter:uppercase">
                  {scope}
                </p>
              )}
            </div>
            <PercentBar value={value} label={`${value} of 100`} className="mt-2 h-8.5 lg:mt-0" />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The scale of all bars below it, once; the bars' own texts say their values. */
function Scale() {
  return (
    <div
      className="hidden gap-x-col pb-2.5 text-label lg:grid lg:grid-cols-[3fr_4fr_5fr]"
      aria-hidden="true"
    >
      <p className="flex justify-between lg:col-start-3">
        <span>0</span>
        <span>50</span>
        <span>100%</span>
      </p>
    </div>
  )
}
