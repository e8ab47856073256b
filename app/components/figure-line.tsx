type Props = {
  /** The words; without them there is no line. */
  children: string | undefined
  className?: string
}

/** What a figure counts, in one plain line below its label. */
export function FigureLine({ children, className = '' }: Props) {
  if (!children) return null
  return (
    <p className={`mt-1 measure-38 text-small text-pretty first-letter:uppercase ${className}`}>
      {children}
    </p>
  )
}
