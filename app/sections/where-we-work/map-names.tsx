import type { Drawing } from '#app/map/draw-map.ts'

type Props = Pick<Drawing, 'countries' | 'waters' | 'countrySize'>

/** What is written on the ground itself: countries and waters. */
export function MapNames({ countries, waters, countrySize }: Props) {
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
