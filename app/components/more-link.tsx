import { Arrow } from './button.tsx'

const look = 'ruled-link'

/** A text link with an arrow over an accent rule. */
export function MoreLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <a href={to} className={`group ${look}`}>
      {children}
      <Arrow />
    </a>
  )
}

/** The same look inside a tile that is a link as a whole. */
export function MoreLabel({ className = '', children }: { className?: string; children: string }) {
  return (
    <span className={`${look} ${className}`}>
      {children}
      <Arrow />
    </span>
  )
}
