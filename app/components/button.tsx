import { classes } from '#app/lib/classes.ts'

const variants = {
  /** The one filled button of a view; on a company's page in its colour. */
  primary: 'button-primary',
  /** On paper. */
  outline: 'button-outline',
  /** Filled, on a field of colour or on a picture. */
  light: 'button-light',
  /** On night or on a picture. */
  'outline-dark': 'button-outline-dark',
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
  const allClasses = classes('button', variants[variant], arrow && 'arrow', className)
  if (rest.href !== undefined)
    return (
      <a {...rest} className={allClasses}>
        {children}
      </a>
    )
  return (
    <button type="button" {...rest} className={allClasses}>
      {children}
    </button>
  )
}
