import type { drawnStretches } from '#app/lib/chain-columns.ts'
import chain from './chain.svg?url'

/** The drawing's stretches: x and width of each in its units. */
const stretches = [
  [76, 221],
  [289, 222],
  [503, 221],
  [702, 222],
  [926, 218],
  [1136, 244],
] as const satisfies { length: typeof drawnStretches }
/** How much of a stretch's height: from sky to rock, or what stands on the ground. */
const heights = {
  all: [96, 384],
  ground: [128, 222],
} as const
/** Longer parts: x, y, width, height, and what of it a box of another shape keeps. */
const parts = {
  /** From the rock to the plant: the three stretches upstream. */
  upstream: { view: [60, 110, 700, 300], keeps: 'xMax' },
  /** From the gas plant to the home; a narrower box ends at the line's station before the power plant. */
  midstream: { view: [514, 150, 860, 250], keeps: 'xMin' },
} as const

type Props = {
  /** A stretch, counted from 1, or a longer part. */
  part: number | keyof typeof parts
  height?: keyof typeof heights
  className: string
}

/** A part of the chain as a small picture; decorative. */
export function StretchCrop({ part, height = 'all', className }: Props) {
  const { view: box, keeps } = cropOf(part, height)
  const view = `svgView(viewBox(${box});preserveAspectRatio(${keeps}YMid slice))`
  return (
    <img
      src={`${chain}#${encodeURI(view)}`}
      alt=""
      width={221}
      height={heights[height][1]}
      loading="lazy"
      className={className}
    />
  )
}

type Crop = { view: readonly number[]; keeps: 'xMin' | 'xMid' | 'xMax' }

function cropOf(part: Props['part'], height: keyof typeof heights): Crop {
  if (typeof part !== 'number') return parts[part]
  const [x, width] = stretches[part - 1] ?? stretches[0]
  const [y, high] = heights[height]
  return { view: [x, y, width, high], keeps: 'xMid' }
}
