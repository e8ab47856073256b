/** One whole day in a calendar. */
export type CalendarDay = {
  /** Names the entry for ever, so that a second download changes the first. */
  uid: string
  /** The day, such as `2027-02-26`. */
  day: string
  /** The day on which this was said. */
  statedOn: string
  title: string
  text: string
  /** Where more is said of it. */
  url: string
}

/** Most octets of a line before it is folded (RFC 5545, 3.1). */
const longestLine = 75

/** A calendar with one day in it (RFC 5545), as calendar programs open it. */
export function calendarFile(producer: string, entry: CalendarDay): string {
  const { uid, day, statedOn, title, text, url } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(producer)}//Careers//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(statedOn)}T000000Z`,
    // A day without time is that day wherever the calendar is.
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Long lines go on in the next one, after a space; no letter is cut in two. */
function folded(line: string): string {
  const lines = ['']
  let octets = 0
  for (const letter of line) {
    const more = new TextEncoder().encode(letter).length
    if (octets + more > longestLine) {
      lines.push('')
      octets = 1
    }
    lines[lines.length - 1] += letter
    octets += more
  }
  return lines.join('\r\n ')
}
