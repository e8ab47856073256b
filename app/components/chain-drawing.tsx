import type { Chain } from '#content/model/companies.ts'
import chain from './chain.svg?url'

/** The whole drawing's size in its own units. */
export const chainSize = { width: 2560, height: 390 }

/** Where the words stand, in the drawing's own units, so that they are set in the site's type. */
const captions = [
  { word: 'gas', x: 338, y: 372 },
  { word: 'oil', x: 362, y: 414 },
  { word: 'seaLevel', x: 264, y: 294 },
  { word: 'seaBed', x: 264, y: 339 },
] as const

/** The whole drawing, for large screens; the part not yet scrolled into view is dimmed. */
export function ChainDrawing({ words }: { words: Chain['drawing'] }) {
  return (
    <div className="chain-drawing max-lg:hidden print:hidden">
      <img
        src={chain}
        alt={words.alt}
        {...chainSize}
        loading="lazy"
        className="light-along w-full"
      />
      <svg viewBox="-560 90 2560 390" className="absolute inset-0 w-full" aria-hidden="true">
        {captions.map(({ word, x, y }) => (
          <text key={word} x={x} y={y} fontSize={12} className="fill-on-night font-medium">
            {words[word]}
          </text>
        ))}
      </svg>
    </div>
  )
}
