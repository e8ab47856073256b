import { toneColours } from '#app/components/badge.tsx'
import type { CaseTile } from '#app/lib/case-types.ts'
import { classes } from '#app/lib/classes.ts'

type Props = { tiles: readonly CaseTile[]; note: string }

/** The four summary tiles (spec 2.12): two columns on small screens, four from medium on. */
export function CaseSummary({ tiles, note }: Props) {
  return (
    <section className="wrap bg-paper">
      <h2 className="sr-only">Summary</h2>
      <dl className="grid grid-cols-2 gap-x-col border-b border-line md:grid-cols-4 print:grid-cols-4">
        {tiles.map(({ label, count, tone }) => (
          <div
            key={label}
            className={classes(
              'flex flex-col-reverse justify-end border-line py-5.5',
              'max-md:nth-3:border-t max-md:nth-4:border-t md:py-8.5',
            )}
          >
            <dt className="mt-4.5 flex items-center gap-2.5 font-semibold">
              {tone && (
                <span aria-hidden="true" className={`size-3.5 flex-none ${toneColours[tone]}`} />
              )}
              {label}
            </dt>
            <dd className="numeral hang-4 text-title">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 measure-60 text-small text-ink-soft">{note}</p>
    </section>
  )
}
