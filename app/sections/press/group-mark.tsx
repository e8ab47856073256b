import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type ClearSpaceProps = {
  /** The ground and the mark's colour. */
  className: string
  /** The colour of the lines that measure. */
  lines: string
}

/** A quarter of the mark's height, in the units of its grid of 24. */
const quarter = 6
const side = 24 + 2 * quarter
const far = 24 + quarter

/** The group's mark with the space around it that stays free: dashed, a quarter of its height. */
function ClearSpace({ className, lines }: ClearSpaceProps) {
  return (
    <div
      className={classes(
        'grid place-items-center px-[clamp(0.75rem,5.5vw,5rem)] py-[clamp(1.5rem,8vw,7rem)]',
        className,
      )}
    >
      <svg
        viewBox={`-1 -1 ${side + 2} ${side + 2}`}
        width="480"
        height="480"
        className="h-auto w-full max-w-120 print:max-w-60"
        aria-hidden="true"
      >
        <g className={lines} fill="none" stroke="currentColor" strokeWidth="0.12">
          <rect width={side} height={side} strokeDasharray="0.6 0.45" />
          <rect x={quarter} y={quarter} width="24" height="24" strokeOpacity="0.55" />
          <path d={`M${side / 2} 0V${quarter}M${side / 2} ${far}V${side}`} />
          <path d={`M0 ${side / 2}H${quarter}M${far} ${side / 2}H${side}`} />
        </g>
        <g className={`${lines} max-md:hidden`} fill="currentColor" fontSize="1.5">
          <text x={side / 2 + 0.6} y={quarter / 2 + 0.5}>
            1/4
          </text>
          <text x={quarter / 2 - 1} y={side / 2 - 0.6}>
            1/4
          </text>
        </g>
        <use href="#mark-group" x={quarter} y={quarter} width="24" height="24" />
      </svg>
    </div>
  )
}

type GroupMarkProps = { text: PageTexts['/press']['marks'] }

/** The group's mark on paper and on night with its clear space drawn, and all marks to download. */
export function GroupMark({ text }: GroupMarkProps) {
  return (
    <section id="marks">
      <div className="grid grid-cols-2">
        <ClearSpace className="bg-sunk text-signal" lines="text-line-strong" />
        <ClearSpace className="no-print bg-night text-signal-night" lines="text-on-night-soft" />
      </div>
      <div className="wrap grid-12 gap-y-7 py-continuation">
        <div className="col-span-full lg:col-span-5">
          <h2>{text.heading}</h2>
          <p className="mt-6 measure-40 text-lead">{text.lead}</p>
          <Button href="/press/marks.zip" download variant="primary" className="mt-8">
            {text.download}
            <Icon name="download" className="h-4 w-3.5" />
          </Button>
          <p className="mt-4.5 measure-40 text-small text-ink-soft">{text.contents}</p>
        </div>
        <ul
          className={classes(
            'col-span-full border-t-2 border-b border-line border-t-ink',
            'lg:col-start-7 lg:col-end-13 lg:self-start',
          )}
        >
          {[text.clearSpace, ...text.rules].map((rule) => (
            <li key={rule} className="border-line py-4.5 not-first:border-t">
              {rule}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
