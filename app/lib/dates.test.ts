import { expect, test } from 'vitest'
import { isoDay, longDate } from './dates.ts'

test('writes a date in the US long form', () => {
  expect(longDate('2024-12-08')).toBe('December 8, 2024')
})

test('takes the day from the clock, not from UTC', () => {
  expect(isoDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05')
  expect(isoDay(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05')
})
