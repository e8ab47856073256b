import { Button, type ButtonVariant } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'

type Props = {
  /** The address of the company's own website. */
  href: string
  variant: ButtonVariant
  className?: string
  /** The id of a line that says more of where it leads. */
  describedBy?: string
  /** Its name among what awaits confirmation. */
  placeholderId?: string | undefined
}

/** `Visit Website` (spec 2.7, 2.11): in a new tab, or in the same one while the address is still `#`. */
export function VisitWebsite({ href, variant, className = '', describedBy, placeholderId }: Props) {
  const elsewhere = href !== '#'
  return (
    <Button
      href={href}
      target={elsewhere ? '_blank' : undefined}
      rel={elsewhere ? 'noopener' : undefined}
      aria-describedby={describedBy}
      data-placeholder={placeholderId}
      variant={variant}
      className={className}
    >
      Visit Website
      {elsewhere && <Icon name="external" className="size-3.25" />}
    </Button>
  )
}
