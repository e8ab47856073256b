import { expect, it } from 'vitest'
import { dateText, letterTime, localTime, spreadsheetTime, weekOf } from './local-time.ts'

it('tells the time of Lagos', () => {
  expect(localTime('2026-11-20T23:30:00.000Z')).toBe('21 Nov 2026, 00:30')
  expect(spreadsheetTime('2026-11-20T23:30:05.000Z')).toBe('2026-11-21 00:30:05')
  expect(dateText('2026-11-16')).toBe('16 Nov 2026')
})

it.each([
  ['2026-11-16T08:00:00Z', '2026-11-16'],
  ['2026-11-22T22:59:59Z', '2026-11-16'],
  // Monday has begun in Lagos.
  ['2026-11-22T23:00:00Z', '2026-11-23'],
])('%s is in the week of %s', (instant, monday) => {
  expect(weekOf(new Date(instant))).toBe(monday)
})

it('writes the time of Lagos in a letter, one hour ahead of UTC all year', () => {
  expect(letterTime('2026-11-21T08:00:00.000Z')).toBe(
    '21 November 2026 at 09:00 (West Africa Time)',
  )
  expect(letterTime('2026-06-30T23:30:00.000Z')).toBe('1 July 2026 at 00:30 (West Africa Time)')
})
