import { searchWords as words } from '#content/model/search.ts'
import type { MenuLink } from '#content/model/site-schemas.ts'
import { RowGroup } from './row-group.tsx'
import { SearchRow } from './search-row.tsx'

type Props = {
  oftenLookedFor: readonly MenuLink[]
  companies: readonly { id: string; name: string; trade: string }[]
}

/** Before a word is typed: what others look for, and the companies. */
export function SuggestionList({ oftenLookedFor, companies }: Props) {
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
