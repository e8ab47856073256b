import chain from './chain.svg?url'

/** What the whole drawing shows. */
export const chainAlt =
  'A section through the energy chain: a reservoir under the sea, two platforms, a gas plant, tanks and a port, a power station, pylons and homes, joined by one line.'

/** The whole drawing's size in its own units. */
export const chainSize = { width: 2560, height: 390 }

/** Words in the drawing, in its own units, so that they are set in the site's type. */
const captions = [
  { text: 'Gas', x: 338, y: 372 },
  { text: 'Oil', x: 362, y: 414 },
  { text: 'Sea level', x: 264, y: 294 },
  { text: 'Sea bed', x: 264, y: 339 },
]

/**
 * The whole drawing, for large screens. It lies there twice: dim, and lit on
 * top; the lit one is revealed along the line as it scrolls into view.
 */
export function ChainDrawing() {
  return (
    <div className="chain-drawing hidden lg:block">
      <img src={chain} alt={chainAlt} {...chainSize} loading="lazy" className="chain-dim w-full" />
      <img
        src={chain}
        alt=""
        {...chainSize}
        loading="lazy"
        className="chain-lit absolute inset-0 w-full"
      />
      <svg viewBox="-560 90 2560 390" className="absolute inset-0 w-full" aria-hidden="true">
        {captions.map(({ text, x, y }) => (
          <text key={text} x={x} y={y} fontSize={12} className="fill-on-night font-medium">
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}
