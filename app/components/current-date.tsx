import { longDate } from '#app/lib/dates.ts'

/** The day of the build, until `app/behaviour/current-date.ts` has read the visitor's clock. */
export function CurrentDate({ builtOn }: { builtOn: string }) {
  return (
    <current-date>
      <time dateTime={builtOn}>{longDate(builtOn)}</time>
    </current-date>
  )
}
