import { useLayoutEffect, useState } from 'react'
import { searchWords as words } from '#content/model/search.ts'
import { Island } from '../island.tsx'
import { BestAnswers, Found, NoIndex, SearchStatus } from './found.tsx'
import { type SearchState, useSearch } from './use-search.ts'

/** The answer to the address's question, `?q=`; hydrated by `client:query` where there is one. */
export function Results() {
  return (
    <Island fallback={<BrokenResults />}>
      <Answer />
    </Island>
  )
}

function Answer() {
  const [query, setQuery] = useState('')
  const state = useSearch(query)

  // An effect, because the page is built without a query: React's first render must be the same.
  useLayoutEffect(() => {
    setQuery(new URLSearchParams(location.search).get('q')?.trim() ?? '')
  }, [])

  if (query === '') return <WithoutReact />
  const isFound =
    state.kind === 'found' ? state.count > 0 : 'best' in state && state.best.length > 0
  return (
    <section className="pb-section">
      <div className="wrap">
        <h2 className={isFound ? 'mb-9 break-words' : 'sr-only'}>{heading(state, query)}</h2>
        <SearchStatus state={state} />
        {(state.kind === 'searching' || state.kind === 'failed') && (
          <BestAnswers best={state.best} query={query} heading="h3" />
        )}
        {state.kind === 'failed' && <NoIndex />}
        {state.kind === 'found' && <Found answer={state} heading="h3" />}
      </div>
    </section>
  )
}

/** The page's own words, for when React's files fail to load. */
function WithoutReact() {
  return (
    <div className="hidden in-data-failed:block">
      <BrokenResults />
    </div>
  )
}

function BrokenResults() {
  return (
    <div className="wrap pb-section">
      <NoIndex />
    </div>
  )
}

function heading(state: SearchState, query: string): string {
  const asked = state.kind === 'found' ? (state.meant ?? state.query) : query
  return `${words.resultsFor} “${asked}”`
}
