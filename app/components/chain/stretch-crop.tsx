import type { CompanyId } from '#content/schema/subsidiary.ts'
import chain from './chain.svg?url'

/** Each company's own crop of the drawing: x, y, width, height in its units. */
const crops = {
  wellrich: '76,96,221,384',
  gasrich: '289,96,222,384',
  fatgas: '503,96,221,384',
  'exprich-energy': '702,96,222,384',
  wattrich: '926,96,218,384',
  electrich: '1136,96,244,384',
  /** From the rock to the plant: the three stretches upstream. */
  upstream: '60,110,700,300',
  /** From the gas plant over tanks and port to the power station. */
  midstream: '520,150,620,220',
} satisfies Partial<Record<CompanyId | 'upstream' | 'midstream', string>>

export type CropName = keyof typeof crops

type Props = { company: CropName; className: string }

/** One stretch of the chain as a small picture; decorative. */
export function StretchCrop({ company, className }: Props) {
  const view = `svgView(viewBox(${crops[company]})preserveAspectRatio(xMidYMid slice))`
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
