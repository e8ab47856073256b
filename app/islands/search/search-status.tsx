import { searchWords as words } from '#content/model/search.ts'
import type { Answer } from './answer.ts'
import type { SearchState } from './use-search.ts'

/** The state of the search: always announced, and visible while nothing else is shown. */
export function SearchStatus({ state }: { state: SearchState }) {
  return (
    <p role="status" className={state.kind === 'searching' ? 'text-ink-soft' : 'sr-only'}>
      {said(state)}
    </p>
  )
}

function said(state: SearchState): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'searching':
      return words.searching
    case 'failed':
      return words.unavailable
    case 'found':
      return state.waiting ? words.searching : countOf(state)
  }
}

/** "3 results"; for a corrected question, with its spelling. */
function countOf({ count, meant }: Answer): string {
  if (count === 0) return words.none
  const counted = `${count} ${count === 1 ? words.result : words.results}`
  return meant === undefined ? counted : `${words.didYouMean} “${meant}”? ${counted}`
}
