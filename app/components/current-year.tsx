import { useSyncExternalStore } from 'react'

/** The year of the build, which the prerendered page shows until the visitor's clock is asked. */
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR)

/** The current year on the visitor's clock, without a hydration mismatch (spec 2.3). */
export function CurrentYear() {
  return useSyncExternalStore(
    noChanges,
    () => new Date().getFullYear(),
    () => builtIn,
  )
}

/** The year is read once: a page left open over New Year shows it on the next visit. */
function noChanges(): () => void {
  return () => {}
}
