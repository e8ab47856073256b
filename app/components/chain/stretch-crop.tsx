import type { drawnStretches } from '#app/lib/chain-columns.ts'
import chain from './chain.svg?url'

/** The drawing's crops: x, y, width, height in its units. The first six are its stretches. */
const stretchCrops = [
  '76,96,221,384',
  '289,96,222,384',
  '503,96,221,384',
  '702,96,222,384',
  '926,96,218,384',
  '1136,96,244,384',
] as const satisfies { length: typeof drawnStretches }
const partCrops = {
  /** From the rock to the plant: the three stretches upstream. */
  upstream: '60,110,700,300',
  /** From the gas plant over tanks and port to the power station. */
  midstream: '520,150,620,220',
} as const

type Props = {
  /** A stretch, counted from 1, or a longer part. */
  part: number | keyof typeof partCrops
  className: string
}

/** A part of the chain as a small picture; decorative. */
export function StretchCrop({ part, className }: Props) {
  const crop = typeof part === 'number' ? stretchCrops[part - 1] : partCrops[part]
  const view = `svgView(viewBox(${crop});preserveAspectRatio(xMidYMid slice))`
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
