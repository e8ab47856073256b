import type { SearchState } from './use-search.ts'

/** Says how the search stands: aloud always, and visibly while there is nothing else to see. */
export function SearchStatus({ state }: { state: SearchState }) {
  return (
    <p role="status" className={state.kind === 'searching' ? 'text-ink-soft' : 'sr-only'}>
      {words(state)}
    </p>
  )
}

function words(state: SearchState): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'searching':
      return 'Searching…'
    case 'failed':
      return 'The search is not available.'
    case 'found':
      if (state.count === 0) return 'No results'
      return state.count === 1 ? '1 result' : `${state.count} results`
  }
}
