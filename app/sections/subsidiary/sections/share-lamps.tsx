import type { ShareProps } from './share-bar.tsx'

const windows = 20
const across = 10

/** A percentage as twenty windows, so many of them lit as it says. */
export function ShareLamps({ percent, full, rest }: ShareProps) {
  const lit = Math.round((percent / 100) * windows)
  return (
    <div className="col-span-7">
      <svg
        viewBox="0 0 634 170"
        className="w-full"
        role="img"
        aria-label={`${full}: ${lit} of ${windows} windows. ${rest}: ${windows - lit}.`}
      >
        {Array.from({ length: windows }, (_, index) => ({
          x: (index % across) * 64 + 1,
          y: Math.floor(index / across) * 88 + 1,
          on: index < lit,
        })).map(({ x, y, on }) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}h56v78h-56z`}
            className={on ? 'fill-lamp' : 'fill-none'}
            stroke={on ? 'none' : '#fff'}
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <p className="mt-3 flex justify-between text-small" aria-hidden="true">
        <span>
          {full}: {lit} of {windows}
        </span>
        <span>
          {rest}: {windows - lit}
        </span>
      </p>
    </div>
  )
}
