import { useSyncExternalStore } from 'react'

/**
 * False while the prerendered page is shown and taken over, true from then on and on every page
 * reached by a link: what only the visitor's browser knows may be rendered once it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
}

function noChanges(): () => void {
  return () => {}
}
