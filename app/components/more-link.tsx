/** A text link with an arrow over an accent rule. */
export function MoreLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <a href={to} className="ruled-link arrow">
      {children}
    </a>
  )
}

/** The same inside a tile that is a link as a whole. */
export function MoreLabel({ className = '', children }: { className?: string; children: string }) {
  return <span className={`ruled-link arrow ${className}`}>{children}</span>
}
