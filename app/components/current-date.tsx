import { useSyncExternalStore } from 'react'
import { isoDay, longDate } from '#app/lib/dates.ts'

/**
 * Today on the visitor's clock in the US long form (spec 2.13), without a hydration mismatch: the
 * prerendered page shows the day of the build.
 */
export function CurrentDate({ builtOn }: { builtOn: string }) {
  const today = useSyncExternalStore(
    noChanges,
    () => isoDay(new Date()),
    () => builtOn,
  )
  return <time dateTime={today}>{longDate(today)}</time>
}

/** The day is read when the page is shown: one left open over midnight shows it the next time. */
function noChanges(): () => void {
  return () => {}
}
