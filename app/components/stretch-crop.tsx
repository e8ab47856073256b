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

type Props = {
  /** Counted from 1. */
  stretch: number
  className: string
}

/** A stretch of the chain as a small picture; decorative. */
export function StretchCrop({ stretch, className }: Props) {
  const [x, width] = stretches[stretch - 1] ?? stretches[0]
  const view = `svgView(viewBox(${x},96,${width},384);preserveAspectRatio(xMidYMid slice))`
  return (
    <img
      src={`${chain}#${encodeURI(view)}`}
      alt=""
      width={221}
      height={384}
      loading="lazy"
      className={className}
    />
  )
}
