import { type ChainColumn, drawnStretches } from '#app/lib/chain-columns.ts'
import { ChainBackdrop } from './chain-backdrop.tsx'
import { chainSize } from './chain-drawing.tsx'

/** The drawing's left edge and where the first stretch begins, in its own units. */
const left = -560
const first = 80
/** How wide a stretch is. */
const width = 1280 / drawnStretches

type Props = { alt: string; column: ChainColumn | undefined }

/**
 * The drawing with one company's part lit and the rest dimmed, for large screens: on small ones the page
 * shows the part under its head. Without a column all of it is lit.
 */
export function ChainStretch({ alt, column }: Props) {
  return (
    <div className="chain-drawing max-lg:hidden">
      <ChainBackdrop alt={alt} className="w-full" />
      {column && <Dim column={column} />}
    </div>
  )
}

/** Where a stretch begins, counted from 1, in the drawing's units. */
function startOf(stretch: number): number {
  return first + (stretch - 1) * width
}

/** Night over everything before and after the column. */
function Dim({ column }: { column: ChainColumn }) {
  const start = startOf(column.start)
  const end = startOf(column.start + column.span)
  return (
    <svg
      viewBox={`${left} 90 ${chainSize.width} ${chainSize.height}`}
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path
        d={`M${left} 90H${start}V480H${left}zM${end} 90H${chainSize.width}V480H${end}z`}
        className="fill-night"
        fillOpacity="0.72"
      />
    </svg>
  )
}
