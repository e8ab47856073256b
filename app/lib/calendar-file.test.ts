import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  uid: 'operations-manager@exprichgroup.example',
  day: '2027-02-26',
  statedOn: '2026-11-02',
  title: 'Applications close: Manager, Abuja; “Plant”',
  text: 'One line\nand a back\\slash. '.repeat(4),
  url: 'https://exprichgroup.example/careers/operations-manager',
}
const file = calendarFile('Exprich Group', entry)
/** As a calendar reads it: folded lines put together again. */
const read = file.replaceAll('\r\n ', '').split('\r\n')

it('is a calendar with one whole day', () => {
  expect(read.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(read).toContain('DTSTART;VALUE=DATE:20270226')
  expect(read).toContain('DTSTAMP:20261102T000000Z')
  expect(read).toContain(`UID:${entry.uid}`)
  expect(read).toContain(`URL:${entry.url}`)
  expect(read.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

it('escapes what has a meaning in calendars', () => {
  expect(read).toContain('SUMMARY:Applications close: Manager\\, Abuja\\; “Plant”')
  expect(read.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
    'line\\nand a back\\\\slash',
  )
})

it('ends every line with CRLF and folds it at 75 octets, between letters', () => {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const long = calendarFile('Exprich Group', { ...entry, text: 'ẹ̀kọ́ '.repeat(60) })
  for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(long.replaceAll('\r\n ', '')).toContain('ẹ̀kọ́ '.repeat(60))
})
