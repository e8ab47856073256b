import type { PlaceKind } from '#content/model/places.ts'

/** Each kind has a shape, and in `map.css` a colour; around zero, two units wide. */
const shapes: Record<PlaceKind, string> = {
  office: 'M-.9-.9H.9V.9H-.9z',
  asset: 'M0-1.1 1.1.9H-1.1z',
  project: 'M0-1.2 1.2 0 0 1.2-1.2 0z',
  opening: 'M-.8 0a.8.8 0 1 1 1.6 0 .8.8 0 1 1-1.6 0z',
}

type Props = {
  kind: PlaceKind
  x: number
  y: number
  radius: number
}

/** The mark of a kind, in a drawing. */
export function PlaceMark({ kind, x, y, radius }: Props) {
  return (
    <path
      className="place-mark"
      data-kind={kind}
      transform={`translate(${round(x)} ${round(y)}) scale(${radius})`}
      d={shapes[kind]}
    />
  )
}

/** The same among words. */
export function WordMark({ kind }: Pick<Props, 'kind'>) {
  return (
    <svg
      viewBox="-1.3 -1.3 2.6 2.6"
      width="16"
      height="16"
      className="size-4 shrink-0"
      aria-hidden="true"
    >
      <PlaceMark kind={kind} x={0} y={0} radius={1} />
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
