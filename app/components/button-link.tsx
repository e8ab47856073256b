import { Icon } from './icon.tsx'

const base =
  'group inline-flex min-h-13 items-center justify-center gap-3.5 rounded-control border px-6.5 text-base font-semibold transition-colors max-phone:wrap-anywhere phone:whitespace-nowrap'

const variants = {
  /** The one filled button of a view; on a company's page in its colour. */
  primary: 'border-transparent bg-accent-field text-white hover:bg-accent-hover',
  /** On paper. */
  outline: 'border-current hover:border-ink hover:bg-ink hover:text-white',
  /** Filled, on a field of colour or on a picture. */
  light: 'border-transparent bg-white text-ink hover:bg-sunk',
  /** On night or on a picture. */
  'outline-dark': 'border-current text-white hover:border-white hover:bg-white hover:text-ink',
  /** A real button that cannot be pressed yet. */
  disabled:
    'cursor-not-allowed border-line text-ink-soft group-hover:border-white/50 group-hover:text-white',
} as const

/** The look of a button, for `button` elements and for links that are not ours. */
export function buttonLook(variant: keyof typeof variants): string {
  return `${base} ${variants[variant]}`
}

type Props = {
  to: string
  variant: keyof typeof variants
  /** Shows the arrow that leads on. */
  arrow?: boolean
  className?: string
  children: React.ReactNode
}

/** A link that stands as a button. Addresses with a scheme (`tel:`) leave the router alone. */
export function ButtonLink({ to, variant, arrow = false, className = '', children }: Props) {
  return (
    <a href={to} className={`${buttonLook(variant)} ${className}`}>
      {children}
      {arrow && <Arrow />}
    </a>
  )
}

/** The arrow that moves when the link around it is pointed at (`group`). */
export function Arrow({ className = 'h-3 w-4.5' }: { className?: string }) {
  return (
    <Icon name="arrow" className={`${className} transition-transform group-hover:translate-x-1`} />
  )
}
