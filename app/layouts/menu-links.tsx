import { classes } from '#app/lib/classes.ts'
import type { MenuLink } from '#content/model/site-schemas.ts'

type Props = { links: readonly MenuLink[] }

/** The links of one menu: a name over one line of what is there. */
export function MenuLinks({ links }: Props) {
  return (
    <ul className="pb-3.5 nav:w-86 nav:pb-0">
      {links.map(({ label, href, note }) => (
        <li key={href} className="border-line nav:border-b nav:last:border-0">
          <a
            href={href}
            className="group/link grid min-h-12 grid-cols-[1fr_--spacing(4)] content-center gap-x-4 nav:min-h-0 nav:py-3"
          >
            <span className="nav:display nav:group-hocus/link:underline nav:underline-offset-4">
              {label}
            </span>
            <span
              className={classes(
                'hidden self-center justify-self-end border-t-2 border-r-2',
                'border-signal opacity-0 transition-opacity',
                'group-hocus/link:opacity-100',
                'nav:row-span-2 nav:block nav:size-2 nav:rotate-45',
              )}
            />
            {note && (
              <span className="col-start-1 hidden text-label text-ink-soft nav:block">{note}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
