import { strata } from '#app/lib/strata.ts'

type Props = {
  /** A person's name or initials; if empty, only the layers are drawn. */
  name: string
  /** Tells one person's layers from another's. */
  seed: number
  /** Its field and the colour of its letters. */
  className?: string
}

/** The placeholder of a leader's photograph: initials on thirteen layers of rock, 4 : 5. Decorative. */
export function MonogramPlate({ name, seed, className = '' }: Props) {
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
      <text x="32" y="464" fontSize="168" className="fill-current font-semibold font-stretch-125%">
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
