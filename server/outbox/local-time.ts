/** Where the readers are. */
const timeZone = 'Africa/Lagos'

// Sweden writes dates as spreadsheets read them: 2026-11-21 09:00:00.
const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A stored instant as spreadsheets read it: `2026-11-21 09:00:00`, in Lagos. */
export function spreadsheetTime(instant: string): string {
  return sortable.format(new Date(instant))
}

const inLetters = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** A moment as a letter gives it: "21 November 2026 at 09:00 (West Africa Time)". */
export function letterTime(instant: string): string {
  return `${inLetters.format(new Date(instant))} (West Africa Time)`
}
