import { useId } from 'react'

type Props = {
  /** The part that is full, 0 to 100. */
  value: number
  /** What a reader who does not see it is told. */
  label: string
  /** A value that is stated is solid; one that is still to be confirmed is hatched. */
  status?: 'stated' | 'placeholder'
  className?: string
}

/**
 * A bar of which the full part is solid and the rest faintly hatched, with a
 * tick at the half. Drawn in SVG in the colours around it, so that it prints.
 */
export function PercentBar(props: Props) {
  const { value, label, status = 'stated', className = 'h-8.5' } = props
  const hatch = useId()
  return (
    <svg role="img" aria-label={label} className={`w-full overflow-visible ${className}`}>
      {status === 'stated' ? (
        <>
          <FaintHatch id={hatch} />
          <rect x={`${value}%`} width={`${100 - value}%`} height="100%" fill={`url(#${hatch})`} />
          <rect
            width={`${value}%`}
            height="100%"
            className="fill-accent on-night:fill-accent-night"
          />
        </>
      ) : (
        <>
          <StrongHatch id={hatch} />
          <rect x={`${value}%`} width={`${100 - value}%`} height="100%" fill="none" />
          <rect width={`${value}%`} height="100%" fill={`url(#${hatch})`} />
          <line
            x1={`${value}%`}
            x2={`${value}%`}
            y2="100%"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </>
      )}
      <rect width="100%" height="100%" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <line x1="50%" x2="50%" y1="106%" y2="126%" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

/** What the full part of an unconfirmed bar looks like, for the words that say so. */
export function HatchedSample({ className }: { className: string }) {
  const hatch = useId()
  return (
    <svg aria-hidden="true" className={className}>
      <StrongHatch id={hatch} />
      <rect
        width="100%"
        height="100%"
        fill={`url(#${hatch})`}
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  )
}

function FaintHatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="8.5"
      height="8.5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(25)"
    >
      <path d="M1 0v8.5" stroke="currentColor" strokeWidth="1.5" opacity="0.3" />
    </pattern>
  )
}

function StrongHatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M1.5 0v6" strokeWidth="3" className="stroke-accent on-night:stroke-accent-night" />
    </pattern>
  )
}
