import { searchWords as words } from '#content/model/search.ts'
import type { Answer } from './answer.ts'
import type { SearchState } from './use-search.ts'

/** Says how the search stands: aloud always, and visibly while there is nothing else to see. */
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

/** "3 results"; of another spelling than was asked for, which. */
function countOf({ count, meant }: Answer): string {
  if (count === 0) return words.none
  const counted = `${count} ${count === 1 ? words.result : words.results}`
  return meant === undefined ? counted : `${words.didYouMean} “${meant}”? ${counted}`
}
