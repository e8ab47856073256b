import { expect, it } from 'vitest'
import { duration } from './read-arguments.ts'

it('reads days', () => {
  expect(duration('365d')).toBe(365 * 24 * 60 * 60 * 1000)
})

it.each(['', '365', '0d', '-1d', '1.5d', '12m', 'd', '1d ', '100000d'])('refuses %j', (text) => {
  expect(() => duration(text)).toThrow(/such as 365d/)
})
