import { classes } from '#app/lib/classes.ts'
import { Icon } from './icon.tsx'

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

export type ButtonVariant = keyof typeof variants

type Common = {
  variant: ButtonVariant
  /** Shows the arrow that leads on. */
  arrow?: boolean
}
type AsLink = Common & React.ComponentProps<'a'> & { href: string }
type AsButton = Common & React.ComponentProps<'button'> & { href?: undefined }

/** A button, or with an address a link that looks like one. */
export function Button(props: AsLink | AsButton) {
  const { variant, arrow = false, className, children, ...rest } = props
  const look = classes('button group', variants[variant], className)
  const inside = (
    <>
      {children}
      {arrow && <Arrow />}
    </>
  )
  if (rest.href !== undefined)
    return (
      <a {...rest} className={look}>
        {inside}
      </a>
    )
  return (
    <button type="button" {...rest} className={look}>
      {inside}
    </button>
  )
}

/** The arrow that moves when the link around it (`group`) is hovered. */
export function Arrow({ className = 'h-3 w-4.5' }: { className?: string }) {
  return (
    <Icon
      name="arrow"
      className={`${className} no-print transition-transform group-hover:translate-x-1`}
    />
  )
}
