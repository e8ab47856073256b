import { Mark } from '#app/components/mark.tsx'

type Props = {
  href: string
  title: React.ReactNode
  note?: React.ReactNode
}

const companyPath = /^\/subsidiaries\/([a-z0-9-]+)/

/** One row of a list of links: its title, a note below, beside them the mark of a company. */
export function SearchRow({ href, title, note }: Props) {
  const company = companyPath.exec(href)?.[1]
  return (
    <li data-company={company}>
      <a href={href} className="search-row">
        {company && <Mark name={company} className="size-6.5 text-accent" />}
        <b>{title}</b> {note && <span className="search-note">{note}</span>}
      </a>
    </li>
  )
}
