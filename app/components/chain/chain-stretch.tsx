import chain from './chain.svg?url'
import { ChainBackdrop } from './chain-backdrop.tsx'
import { chainSize } from './chain-drawing.tsx'

/** The drawing's left edge and where the first stretch begins, in its own units. */
const left = -560
const first = 80
/** How wide a stretch is. */
const width = 1280 / 6

/**
 * The drawing with one stretch lit and the others dimmed; small screens get
 * that stretch with what is next to it. `position` counts the stretches from
 * 0; -1 lights all of them.
 */
export function ChainStretch({ position }: { position: number }) {
  const start = position < 0 ? first : first + position * width
  const view = `${Math.round(start - width * 0.45)} 120 ${Math.round(width * 1.9)} 324`
  return (
    <>
      <div className="relative overflow-hidden lg:hidden" aria-hidden="true">
        <img
          src={`${chain}#${encodeURI(`svgView(viewBox(${view.replaceAll(' ', ',')}))`)}`}
          alt=""
          width={405}
          height={324}
          loading="lazy"
          className="aspect-5/4 w-full"
        />
        {position >= 0 && <Dim start={start} view={view} />}
      </div>
      <div className="chain-drawing max-lg:hidden">
        <ChainBackdrop className="w-full" />
        {position >= 0 && <Dim start={start} view={`${left} 90 ${chainSize.width} 390`} />}
      </div>
    </>
  )
}

/** Night over everything before `start` and after the stretch's end. */
function Dim({ start, view }: { start: number; view: string }) {
  return (
    <svg viewBox={view} className="absolute inset-0 size-full" aria-hidden="true">
      <path
        d={`M${left} 90H${start}V480H${left}zM${start + width} 90H${chainSize.width}V480H${start + width}z`}
        className="fill-night"
        fillOpacity="0.72"
      />
    </svg>
  )
}
