import type { Shapes } from '#app/map/shapes.ts'

/** The shapes behind all drawings of the map, once a page. */
export function MapShapes({ sea, land, borders, lit }: Shapes) {
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
