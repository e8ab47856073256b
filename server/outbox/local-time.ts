/** Where the readers are. */
const timeZone = 'Africa/Lagos'

const inLetters = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** A moment as a letter gives it: "21 November 2026 at 09:00 (West Africa Time)". */
export function letterTime(instant: string): string {
  return `${inLetters.format(new Date(instant))} (West Africa Time)`
}
