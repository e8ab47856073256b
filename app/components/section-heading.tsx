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
  return <span className="eyebrow mb-6">{children}</span>
}
