import { type ChainColumn, drawnStretches } from '#app/lib/chain-columns.ts'
import chain from './chain.svg?url'
import { ChainBackdrop } from './chain-backdrop.tsx'
import { chainSize } from './chain-drawing.tsx'

/** The drawing's left edge and where the first stretch begins, in its own units. */
const left = -560
const first = 80
/** How wide a stretch is. */
const width = 1280 / drawnStretches

type Props = { alt: string; column: ChainColumn | undefined }

/**
 * The drawing with one company's part lit and the rest dimmed; small screens get its own stretch
 * with what is next to it. Without a column all of it is lit.
 */
export function ChainStretch({ alt, column }: Props) {
  const { stretch = 1 } = column ?? {}
  const view = `${Math.round(startOf(stretch) - width * 0.45)} 120 ${Math.round(width * 1.9)} 324`
  return (
    <>
      <div className="relative overflow-hidden no-print lg:hidden" aria-hidden="true">
        <img
          src={`${chain}#${encodeURI(`svgView(viewBox(${view.replaceAll(' ', ',')}))`)}`}
          alt=""
          width={405}
          height={324}
          loading="lazy"
          className="aspect-5/4 w-full"
        />
        {column && <Dim column={column} view={view} />}
      </div>
      <div className="chain-drawing max-lg:hidden">
        <ChainBackdrop alt={alt} className="w-full" />
        {column && <Dim column={column} view={`${left} 90 ${chainSize.width} 390`} />}
      </div>
    </>
  )
}

/** Where a stretch begins, counted from 1, in the drawing's units. */
function startOf(stretch: number): number {
  return first + (stretch - 1) * width
}

/** Night over everything before and after the column. */
function Dim({ column, view }: { column: ChainColumn; view: string }) {
  const start = startOf(column.start)
  const end = startOf(column.start + column.span)
  return (
    <svg viewBox={view} className="absolute inset-0 size-full" aria-hidden="true">
      <path
        d={`M${left} 90H${start}V480H${left}zM${end} 90H${chainSize.width}V480H${end}z`}
        className="fill-night"
        fillOpacity="0.72"
      />
    </svg>
  )
}
