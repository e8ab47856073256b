import type { Drawing } from '#app/map/draw-map.ts'
import { MapLabel } from './map-label.tsx'
import { MapNames } from './map-names.tsx'
import { PlaceMark } from './place-mark.tsx'

type Props = {
  drawing: Drawing
  /** The drawing in words. */
  title: string
}

/** From which window on each drawing is shown, and up to which. */
const shown = {
  small: 'md:hidden',
  'small-far': 'border-y border-line-night md:hidden',
  medium: 'hidden md:block nav:hidden',
  'medium-far': 'hidden border-y border-line-night md:block nav:hidden',
  large: 'hidden nav:block wide:hidden',
  wide: 'hidden wide:block',
} as const

/** One drawing of the map, of a fixed size: what a larger window has beside it is more of the land. */
export function MapDrawing({ drawing, title }: Props) {
  const { id, width, height, transform, marks, labels, equator, frame } = drawing
  return (
    <div className={`overflow-hidden ${shown[id]}`}>
      <svg
        role="img"
        aria-labelledby={`map-${id}`}
        viewBox={`0 0 ${width} ${height}`}
        width={`${width / 16}rem`}
        height={`${height / 16}rem`}
        className="relative left-1/2 max-w-none -translate-x-1/2 overflow-visible"
      >
        <title id={`map-${id}`}>{title}</title>
        <use href="#map-ground" transform={transform} />
        <path className="map-equator" d={`M${round(equator.x)} ${round(equator.y)}H${3 * width}`} />
        {frame && (
          <rect
            className="map-frame"
            x={round(frame.x)}
            y={round(frame.y)}
            width={round(frame.width)}
            height={round(frame.height)}
          />
        )}
        <MapNames {...drawing} />
        {marks.map(({ id: place, kind, x, y, isRegion }) => (
          <g key={place}>
            {isRegion && <circle className="map-region" cx={round(x)} cy={round(y)} r="13" />}
            <PlaceMark kind={kind} x={x} y={y} radius={6} />
          </g>
        ))}
        {labels.map((label) => (
          <MapLabel key={label.id} label={label} />
        ))}
      </svg>
    </div>
  )
}

function round(value: number): number {
  return Math.round(value)
}
