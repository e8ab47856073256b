export type ShareProps = {
  /** The full part, of 100. */
  percent: number
  /** The names of the full part and of the rest. */
  full: string
  rest: string
}

/** A percentage as a bar of which the rest is lit. */
export function ShareBar({ percent, full, rest }: ShareProps) {
  return (
    <div className="mt-7.5 max-w-160">
      <svg
        viewBox="0 0 640 30"
        className="w-full"
        role="img"
        aria-label={`${full}: ${percent}%. ${rest}: ${100 - percent}%.`}
      >
        <defs>
          <pattern
            id="share"
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(25)"
          >
            <path d="M0 0v8" stroke="#fff" strokeOpacity="0.6" strokeWidth="1.6" />
          </pattern>
        </defs>
        <rect x="1" y="1" width={6.38 * percent} height="28" fill="url(#share)" />
        <rect
          x={1 + 6.38 * percent}
          y="1"
          width={6.38 * (100 - percent)}
          height="28"
          className="fill-lamp"
        />
        <rect x="1" y="1" width="638" height="28" fill="none" stroke="#fff" strokeWidth="1.5" />
      </svg>
      <p className="mt-3 flex justify-between text-small" aria-hidden="true">
        <span>{full}</span>
        <span>
          {rest}: {100 - percent}%
        </span>
      </p>
    </div>
  )
}
