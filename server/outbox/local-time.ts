/** Where the readers are. */
const timeZone = 'Africa/Lagos'

const readable = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const date = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
})
// Sweden writes dates as spreadsheets read them: 2026-11-21 09:00:00.
const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A stored instant as people in Lagos read it: `21 Nov 2026, 09:00`. */
export function localTime(instant: string): string {
  return readable.format(new Date(instant))
}

/** A stored instant as spreadsheets read it: `2026-11-21 09:00:00`, in Lagos. */
export function spreadsheetTime(instant: string): string {
  return sortable.format(new Date(instant))
}

/** The Monday, `2026-11-16`, of the week in Lagos that holds an instant. */
export function weekOf(instant: Date): string {
  const day = new Date(`${sortable.format(instant).slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** A day such as `2026-11-16` as people read it: `16 Nov 2026`. */
export function dateText(day: string): string {
  return date.format(new Date(`${day}T00:00:00Z`))
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
