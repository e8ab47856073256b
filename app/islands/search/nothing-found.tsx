import type { MenuLink } from '#content/schema/navigation.ts'
import { SearchRow } from './search-row.tsx'

type Props = { query: string; waysOn: readonly MenuLink[] }

/** What to do when nothing matches. */
export function NothingFound({ query, waysOn }: Props) {
  return (
    <>
      <p className="statement break-words">Nothing found for “{query}”.</p>
      <p className="mt-2.5 text-ink-soft">
        Please try one word or another spelling, or choose one of these pages:
      </p>
      <ul className="mt-5.5 border-b border-line">
        {waysOn.map(({ label, href, note }) => (
          <SearchRow key={label} href={href} title={label} note={note} />
        ))}
      </ul>
    </>
  )
}
