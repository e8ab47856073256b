import { Arrow } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Mark } from '#app/components/mark.tsx'
import { classes } from '#app/lib/classes.ts'

type Props = {
  href: string
  title: React.ReactNode
  note?: React.ReactNode
}

/** One row of a list of links: what it is, its name, a line of what is there. */
export function SearchRow({ href, title, note }: Props) {
  return (
    <li className="border-t border-line">
      <a
        href={href}
        className={classes(
          'search-row group grid min-h-12',
          'grid-cols-[--spacing(9)_minmax(0,1fr)_auto] items-center gap-x-4',
          'py-3 pr-3 pl-2',
        )}
      >
        <RowMark href={href} />
        <span>
          <span className="block text-body font-semibold font-stretch-112%">{title}</span>
          {note && <span className="line-clamp-2 text-small text-ink-soft">{note}</span>}
        </span>
        <Arrow className="h-3 w-4.5 opacity-0 group-hocus:opacity-100" />
      </a>
    </li>
  )
}

const companyPath = /^\/subsidiaries\/([a-z0-9-]+)/

/** A company's mark in its colour, a sheet of paper for everything else. */
function RowMark({ href }: { href: string }) {
  const company = companyPath.exec(href)?.[1]
  return company ? (
    <span data-company={company} className="text-accent">
      <Mark name={company} className="size-6.5" />
    </span>
  ) : (
    <Icon name="sheet" className="size-6.5 text-ink-soft" />
  )
}
