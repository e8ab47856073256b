import chain from './chain.svg?url'
import { chainSize } from './chain-drawing.tsx'

/** The drawing of the chain alone, without captions or motion. */
export function ChainBackdrop({ alt, className }: { alt: string; className: string }) {
  return <img src={chain} alt={alt} {...chainSize} loading="lazy" className={className} />
}
