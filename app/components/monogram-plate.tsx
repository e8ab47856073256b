import { strata } from '#app/lib/strata.ts'

type Props = {
  /** A person's name, or initials that stand for it; without one the layers stand alone. */
  name: string
  /** Tells one person's layers from another's. */
  seed: number
  /** `large` where the whole plate shows; `regular` where a narrow crop of it does. */
  size?: keyof typeof sizes
  /** Its field and the colour of its letters. */
  className?: string
}

/** The letters' size in the plate's units. */
const sizes = { regular: 96, large: 168 } as const

/** The executive team's fields, in its order, edge to edge. */
export const executiveFields = [
  'bg-plate-night',
  'bg-plate-copper',
  'bg-plate-blue',
  'bg-plate-teal',
] as const

/** Stands where a leader's photograph will: initials on thirteen layers of rock, 4 : 5. Decorative. */
export function MonogramPlate({ name, seed, size = 'regular', className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMinYMax slice"
      className={`no-print ${className}`}
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" strokeOpacity="0.32" strokeWidth="1.1">
        {strata(seed).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <text
        x="22"
        y="470"
        fontSize={sizes[size]}
        className="fill-current font-semibold font-stretch-125%"
      >
        {initials(name)}
      </text>
    </svg>
  )
}

/** First letters of the first and the last word: "Ngozi Okafor" is NO. */
export function initials(name: string): string {
  const words = name.split(' ')
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => word?.[0] ?? '').join('')
}
