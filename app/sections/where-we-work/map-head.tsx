import { Breadcrumbs } from '#app/components/breadcrumbs.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Drawing } from '#app/map/draw-map.ts'
import type { Label } from '#app/map/place-spots.ts'
import type { Shapes } from '#app/map/shapes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { PlaceMark } from './place-mark.tsx'

/** The shapes behind all drawings of the map, once a page. */
function MapShapes({ sea, land, borders, lit }: Shapes) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <g id="map-ground">
          <path className="map-sea" d={sea} />
          <path className="map-land" d={land} />
          {lit.map(({ code, path }) => (
            <path key={code} id={`map-${code}`} className="map-lit" d={path} />
          ))}
          <path className="map-borders" d={borders} />
        </g>
      </defs>
    </svg>
  )
}

type MapNamesProps = Pick<Drawing, 'countries' | 'waters' | 'countrySize'>

/** The names written on the ground itself: countries and waters. */
function MapNames({ countries, waters, countrySize }: MapNamesProps) {
  return (
    <g className="fill-on-night-soft" textAnchor="middle">
      {countries.map(({ name, x, y }) => (
        <text
          key={name}
          className="map-country"
          fontSize={countrySize}
          x={Math.round(x)}
          y={Math.round(y)}
        >
          {name}
        </text>
      ))}
      {waters.map(({ name, x, y }) => (
        <text key={name} className="map-water" fontSize="15" x={Math.round(x)} y={Math.round(y)}>
          {name}
        </text>
      ))}
    </g>
  )
}

/** A place's name on the map, with what is there under it. */
function MapLabel({ label }: { label: Label }) {
  const { name, x, y, anchor, kinds, marked, leader } = label
  return (
    <g className="fill-on-night">
      {leader && (
        <path
          className="map-leader"
          d={`M${leader.map((end) => [end.x, end.y].map(Math.round).join(' ')).join('L')}`}
        />
      )}
      <text
        className="font-semibold"
        fontSize="16"
        textAnchor={anchor}
        x={Math.round(x)}
        y={Math.round(y)}
      >
        {name}
      </text>
      {kinds.map((word) => (
        <g key={word.kind}>
          {marked && <PlaceMark kind={word.kind} x={word.x + 5} y={word.y - 5} radius={5} />}
          <text
            fontSize="15"
            textAnchor={anchor}
            x={Math.round(marked ? word.x + 15 : word.x)}
            y={Math.round(word.y)}
          >
            {word.text}
          </text>
        </g>
      ))}
    </g>
  )
}

type MapDrawingProps = {
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
function MapDrawing({ drawing, title }: MapDrawingProps) {
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

type MapHeadProps = {
  page: PageTexts['/where-we-work']
  shapes: Shapes
  drawings: readonly Drawing[]
}

/** What each drawing shows. */
const views = {
  small: 'near',
  'small-far': 'far',
  medium: 'near',
  'medium-far': 'far',
  large: 'whole',
  wide: 'whole',
} as const

/** The first screen: the map, and in large windows the title in its open water. */
export function MapHead({ page, shapes, drawings }: MapHeadProps) {
  const { heading, introduction, map } = page
  return (
    <section
      className={classes(
        'on-dark relative isolate overflow-hidden bg-night pt-36 text-white',
        'nav:flex nav:min-h-192 nav:flex-col nav:justify-end nav:pt-110',
        'wide:min-h-224 wide:pt-128',
      )}
    >
      <MapShapes {...shapes} />
      <div className="wrap relative z-1 pb-8 nav:pb-14">
        <Breadcrumbs here={heading} className="mb-5" />
        <h1 className="hang-4 nav:measure-8">{heading}</h1>
        <p className="mt-5 measure-60 text-lead nav:max-w-88 wide:max-w-108">{introduction}</p>
      </div>
      <figure className="nav:absolute nav:inset-0">
        {drawings.map((drawing) => (
          <MapDrawing key={drawing.id} drawing={drawing} title={map[views[drawing.id]]} />
        ))}
        <figcaption
          className={classes(
            'wrap grid-12 py-5 text-small text-on-night-soft',
            'nav:absolute nav:inset-x-0 nav:bottom-14 nav:py-0',
          )}
        >
          <p className="col-span-full measure-60 text-balance nav:col-start-10">{map.note}</p>
        </figcaption>
      </figure>
    </section>
  )
}
