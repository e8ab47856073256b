import { useId } from 'react'
import type { FigureParts } from '#content/model/figures.ts'

/** A figure with its marks: how many, and in words what each of them stands for. */
export type ChartedFigure = FigureParts & {
  chart: { count: number; scale: string }
}

/** One mark of each kind, on a grid of 24 units. */
const marks = {
  tree: 'M12 3c3.6 0 6 2.6 6 5.6s-2.2 5-5 5.3V21h-2v-7.1c-2.8-.3-5-2.3-5-5.3S8.4 3 12 3z',
  book: 'M3 6l8.4 2.4v11.6L3 17.6zM21 6l-8.4 2.4v11.6l8.4-2.4z',
} as const

type Props = {
  kind: keyof typeof marks
  /** How many marks. */
  count: number
  columns: number
  /** The drawing's accessible name. */
  label: string
  className: string
}

/** So many marks in rows, each for the same number: the size of a mark is the page's, so charts compare. */
export function UnitChart({ kind, count, columns, label, className }: Props) {
  const mark = useId()
  const fullRows = Math.floor(count / columns)
  const rest = count % columns
  const rows = fullRows + (rest > 0 ? 1 : 0)
  return (
    <svg
      viewBox={`0 0 ${columns * 24} ${rows * 24}`}
      width={`${columns}em`}
      height={`${rows}em`}
      role="img"
      aria-label={label}
      className={`unit-marks h-auto max-w-full ${className}`}
    >
      <pattern id={mark} width="24" height="24" patternUnits="userSpaceOnUse">
        <path d={marks[kind]} fill="currentColor" />
      </pattern>
      <rect width={columns * 24} height={fullRows * 24} fill={`url(#${mark})`} />
      {rest > 0 && <rect y={fullRows * 24} width={rest * 24} height="24" fill={`url(#${mark})`} />}
    </svg>
  )
}
