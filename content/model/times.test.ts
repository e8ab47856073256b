import { describe, expect, it, test } from 'vitest'
import { clockTime, closingMoment, endOfDay, hasClosed } from './times.ts'

test.each([
  ['08:00', '8:00 AM'],
  ['17:00', '5:00 PM'],
  ['12:30', '12:30 PM'],
  ['00:05', '12:05 AM'],
])('%s is %s', (time, text) => {
  expect(clockTime(time)).toBe(text)
})

const stated = { status: 'stated', closes: '2027-02-26' } as const

const lagos = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'short',
  timeStyle: 'medium',
})

describe('an opening', () => {
  it.each([
    ['2027-02-26T22:59:59.999Z', '2027-02-26 23:59:59', false],
    ['2027-02-26T23:00:00.000Z', '2027-02-27 00:00:00', true],
    // In UTC the closing date has not ended for an hour.
    ['2027-02-26T23:59:59.999Z', '2027-02-27 00:59:59', true],
    ['2026-11-01T12:00:00.000Z', '2026-11-01 13:00:00', false],
  ])('at %s, which is %s in Lagos, has closed: %s', (instant, there, closed) => {
    expect(lagos.format(new Date(instant))).toBe(there)
    expect(hasClosed(stated, new Date(instant))).toBe(closed)
  })

  it('whose dates are a placeholder closes at no time', () => {
    const sample = { ...stated, status: 'placeholder' } as const
    expect(closingMoment(sample)).toBeUndefined()
    expect(hasClosed(sample, new Date('2099-01-01'))).toBe(false)
  })
})

it.each(['2026-12-31', '2027-06-30', '2028-02-29'])('%s ends as days end in Lagos', (day) => {
  const end = endOfDay(day)
  expect(lagos.format(new Date(end.getTime() - 1))).toBe(`${day} 23:59:59`)
  expect(lagos.format(end)).toMatch(/ 00:00:00$/)
})
