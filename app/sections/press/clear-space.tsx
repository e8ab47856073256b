import { classes } from '#app/lib/classes.ts'

type Props = {
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
export function ClearSpace({ className, lines }: Props) {
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
