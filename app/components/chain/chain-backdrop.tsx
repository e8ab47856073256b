import chain from './chain.svg?url'
import { chainAlt, chainSize } from './chain-drawing.tsx'

/** The drawing of the chain alone, without captions or motion. */
export function ChainBackdrop({ className }: { className: string }) {
  return <img src={chain} alt={chainAlt} {...chainSize} loading="lazy" className={className} />
}
