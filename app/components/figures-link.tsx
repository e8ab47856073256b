type Props = { label: string; href: string; className?: string }

/** From a group of figures to where each is explained (spec 2.19): unobtrusive, for readers who look for it. */
export function FiguresLink({ label, href, className = '' }: Props) {
  return (
    <p className={`no-print ${className}`}>
      <a
        href={href}
        className="inline-block py-1 text-small underline decoration-1 underline-offset-4"
      >
        {label}
      </a>
    </p>
  )
}
