import { useSyncExternalStore } from 'react'

/** False in the prerendered page and while it is taken over, true from then on. */
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
