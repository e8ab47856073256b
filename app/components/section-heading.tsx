type Props = {
  /** The section's name, a small line above the headline; both are one heading. */
  name: string
  /** The headline; without one the name stands alone. */
  children: React.ReactNode
  className?: string
}

/** A section's heading: its name with an ember rule, then its headline. */
export function SectionHeading({ name, children, className = '' }: Props) {
  return (
    <h2 className={className}>
      <Eyebrow>{name}</Eyebrow>
      <span className="block">{children}</span>
    </h2>
  )
}

/** A short label with an accent rule before it. */
export function Eyebrow({ children }: { children: React.ReactNode }) {
  return (
    <span className="mb-6 flex items-center gap-3.5 text-label leading-tight font-semibold tracking-normal font-stretch-100% before:h-0.75 before:w-8 before:flex-none before:bg-accent on-night:before:bg-accent-night">
      {children}
    </span>
  )
}
