import { useId } from 'react'

type Props = {
  /** The part that is full, 0 to 100. */
  value: number
  /** The drawing's accessible name. */
  label: string
  className?: string
  /** Classes of the full part. */
  fill?: string
}

/**
 * A bar of which the full part is solid and the rest faintly hatched. Drawn in
 * SVG in the colours around it, so that it prints.
 */
export function PercentBar(props: Props) {
  const { value, label, className = 'h-8.5' } = props
  const { fill = 'fill-accent on-night:fill-accent-night' } = props
  const hatch = useId()
  return (
    <svg role="img" aria-label={label} className={`w-full overflow-visible ${className}`}>
      <FaintHatch id={hatch} />
      <rect x={`${value}%`} width={`${100 - value}%`} height="100%" fill={`url(#${hatch})`} />
      <rect width={`${value}%`} height="100%" className={fill} />
      <rect width="100%" height="100%" fill="none" stroke="currentColor" strokeWidth="1.5" />
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
