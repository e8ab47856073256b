import type { Label } from '#app/map/place-spots.ts'
import { PlaceMark } from './place-mark.tsx'

/** A place's name on the map, with what is there under it. */
export function MapLabel({ label }: { label: Label }) {
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
