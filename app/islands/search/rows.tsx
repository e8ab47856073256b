import { Mark } from '#app/components/mark.tsx'
import { searchWords as words } from '#content/model/search.ts'
import type { MenuLink } from '#content/model/site-schemas.ts'

type GroupProps = {
  name: string
  heading: 'h2' | 'h3'
  /** How many rows there are, where that is worth saying. */
  count?: number
  /** `SearchRow`s. */
  children: React.ReactNode
}

/** A small heading over rows. */
export function RowGroup({ name, heading: Heading, count, children }: GroupProps) {
  return (
    <section>
      <Heading className="search-group">
        {name}
        {count !== undefined && <span>{count}</span>}
      </Heading>
      <ul className="search-rows">{children}</ul>
    </section>
  )
}

type RowProps = {
  href: string
  title: React.ReactNode
  note?: React.ReactNode
}

const companyPath = /^\/subsidiaries\/([a-z0-9-]+)/

/** One row of a list of links: its title, a note below, beside them the mark of a company. */
export function SearchRow({ href, title, note }: RowProps) {
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

type SuggestionProps = {
  oftenLookedFor: readonly MenuLink[]
  companies: readonly { id: string; name: string; trade: string }[]
}

/** Before a word is typed: what others look for, and the companies. */
export function SuggestionList({ oftenLookedFor, companies }: SuggestionProps) {
  return (
    <div className="grid gap-x-10 gap-y-6.5 md:grid-cols-2">
      <RowGroup name={words.oftenLookedFor} heading="h2">
        {oftenLookedFor.map(({ label, href, note }) => (
          <SearchRow key={href} href={href} title={label} note={note} />
        ))}
      </RowGroup>
      <RowGroup name={words.companies} heading="h2">
        {companies.map(({ id, name, trade }) => (
          <SearchRow key={id} href={`/subsidiaries/${id}`} title={name} note={trade} />
        ))}
      </RowGroup>
    </div>
  )
}
