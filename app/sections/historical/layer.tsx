import { classes } from '#app/lib/classes.ts'
import type { CoreLayer } from '#app/lib/core.ts'
import type { TimelineEntry } from '#content/model/group-schemas.ts'
import { layerPattern } from './layer-patterns.tsx'

type Props = {
  layer: CoreLayer<TimelineEntry>
  /** Where the text stands on wide screens; on small ones it stands right of the core. */
  side: 'left' | 'right'
}

const sides = {
  left: 'lg:col-start-1 lg:ml-0 lg:pr-14 lg:pl-0',
  right: 'lg:col-start-3 lg:ml-0 lg:pl-14',
} as const

/** One year of the core (spec 2.12): its layer in the category's colour and pattern, its text, the empty years below. */
export function Layer({ layer, side }: Props) {
  const { entry, row, quiet } = layer
  const { year, title, description, category, awaits } = entry
  return (
    <li
      id={`y${year}`}
      data-category={category}
      data-awaits={awaits}
      style={{ gridRow: `${row} / span ${quiet.length + 1}` }}
      className="timeline-layer relative lg:grid lg:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)]"
    >
      <div className="relative lg:contents">
        <svg
          viewBox="0 0 96 190"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="core-column top-0 z-1 h-full overflow-visible lg:h-47.5"
        >
          <path d="M0 0C22 9 74 9 96 0V190C74 199 22 199 0 190Z" fill="var(--layer)" />
        </svg>
        <svg aria-hidden="true" className="core-column top-1.75 z-2 h-full opacity-35 lg:h-47.5">
          <rect width="100%" height="100%" fill={`url(#layer-${layerPattern[category]})`} />
        </svg>
        <div
          className={classes(
            'ml-7 grid grid-cols-[1fr_auto] content-start border-t-2 border-(--layer) pt-4 pb-8 pl-6',
            'lg:pt-5.5 lg:pb-0',
            sides[side],
          )}
        >
          <div className="numeral hang-5 text-figure text-(--layer)">{year}</div>
          <p
            className={classes(
              'mt-1 self-start rounded-control bg-(--layer) px-2.5',
              'py-1.25 text-label font-semibold text-white',
              'print:bg-transparent print:px-0 print:text-(--layer)',
            )}
          >
            {category}
          </p>
          {title && <h3 className="col-span-full mt-3.5 lg:mt-6.5">{title}</h3>}
          {description && (
            <p className="col-span-full mt-2 measure-44 text-ink-soft">{description}</p>
          )}
        </div>
      </div>
      {quiet.length > 0 && (
        <p
          aria-hidden="true"
          className={classes(
            'grid auto-rows-[1.75rem] text-small font-medium text-ink-soft',
            'lg:core-column lg:top-47.5 lg:auto-rows-[11.875rem]',
          )}
        >
          {quiet.map((empty) => (
            <span key={empty} className="quiet-year">
              {empty}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}
