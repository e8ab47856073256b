const long = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `2024-12-18` as "December 18, 2024" (spec 2.9: US English, long month, day, year). */
export function longDate(isoDate: string): string {
  return long.format(new Date(`${isoDate}T00:00:00Z`))
}

/** A moment as the day that it is where the reader's clock stands, such as `2024-12-18`. */
export function isoDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
