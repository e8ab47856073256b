import { expect, test } from 'vitest'
import { fromLagos, lagosDay, lagosTime, toLagos } from './lagos-time.ts'

const six = Date.parse('2026-11-25T17:00:00Z')

test('reads and writes the hour of a form in Lagos time', () => {
  expect(fromLagos('2026-11-25T18:00')).toBe(six)
  expect(toLagos(six)).toBe('2026-11-25T18:00')
  expect(lagosTime(six)).toBe('Wed, 25 Nov 2026, 18:00')
})

test.each(['', 'tomorrow', '2026-02-31T10:00', '2026-11-25', '2026-11-25T25:00'])(
  'takes %j for no hour',
  (text) => {
    expect(fromLagos(text)).toBeUndefined()
  },
)

test('begins a day an hour before UTC does', () => {
  expect(lagosDay(Date.parse('2026-11-25T23:00:00Z'))).toBe('2026-11-26')
})
