import { HitList } from '#app/islands/search/hit-list.tsx'
import { NoIndex } from '#app/islands/search/no-index.tsx'
import { NothingFound } from '#app/islands/search/nothing-found.tsx'
import { SearchStatus } from '#app/islands/search/search-status.tsx'
import { type SearchState, useSearch } from '#app/islands/search/use-search.ts'
import type { MenuLink } from '#content/schema/navigation.ts'

/** Everything that is found; no search of this site needs more. */
const limits = { pages: 40, sectionsOfPage: 8 }

type Props = { query: string; waysOn: readonly MenuLink[] }

/** The answer to the address's question. */
export function Results({ query, waysOn }: Props) {
  const state = useSearch(query, limits)
  return (
    <section className="pb-section">
      <div className="wrap">
        <h2 className={state.kind === 'found' && state.count > 0 ? 'mb-9 break-words' : 'sr-only'}>
          {heading(state, query)}
        </h2>
        <SearchStatus state={state} />
        {state.kind === 'failed' && <NoIndex />}
        {state.kind === 'found' &&
          (state.count > 0 ? (
            <HitList groups={state.groups} heading="h3" />
          ) : (
            <NothingFound query={state.query} waysOn={waysOn} />
          ))}
      </div>
    </section>
  )
}

function heading(state: SearchState, query: string): string {
  return state.kind === 'found' ? `Results for “${state.query}”` : `Results for “${query}”`
}
