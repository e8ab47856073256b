/** Nigeria is one hour ahead of UTC, all year. */
const offset = '+01:00'
const offsetMs = 3_600_000

const readable = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment, in milliseconds or ISO 8601, as people in Lagos read it: "Wed, 25 Nov 2026, 18:00". */
export function lagosTime(moment: number | string): string {
  return readable.format(new Date(moment))
}

const inWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', dateStyle: 'long' })

/** The day of a moment: "1 March 2027". */
export function lagosDate(moment: number): string {
  return inWords.format(new Date(moment))
}

/** The moment that `<input type="datetime-local">` names, read as Lagos time; undefined if it names none. */
export function fromLagos(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined
  const moment = Date.parse(`${text}:00${offset}`)
  // `Date.parse` reads 31 February as a day in March.
  return Number.isNaN(moment) || toLagos(moment) !== text ? undefined : moment
}

/** A moment as `<input type="datetime-local">` takes it. */
export function toLagos(moment: number): string {
  return new Date(moment + offsetMs).toISOString().slice(0, 16)
}

/** The day in Lagos, `2026-11-25`. */
export function lagosDay(moment: number): string {
  return toLagos(moment).slice(0, 10)
}
