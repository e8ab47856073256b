const variants = {
  /** The subject changes here: an ember rule leads to the name. At most two a page. */
  chapter: 'eyebrow mb-6',
  /** A part of a chapter: the name alone. */
  part: 'section-name mb-3 text-ink-soft on-night:text-inherit',
} as const

type Props = {
  /** The section's name, a small line above the headline; both are one heading. */
  name: string
  variant?: keyof typeof variants
  /** The headline. */
  children: React.ReactNode
  className?: string
}

/** A section's heading: its name, then its headline. */
export function SectionHeading({ name, variant = 'part', children, className = '' }: Props) {
  return (
    <h2 className={className}>
      <span className={variants[variant]}>{name}</span>
      <span className="block">{children}</span>
    </h2>
  )
}

/** A chapter's name: a short label with an accent rule before it. */
export function Eyebrow({ children }: { children: React.ReactNode }) {
  return <span className={variants.chapter}>{children}</span>
}
