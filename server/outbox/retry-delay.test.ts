import { expect, it } from 'vitest'
import { retryDelay } from './retry-delay.ts'

const middle = () => 0.5

it('grows with every failure, up to some hours', () => {
  const delays = Array.from({ length: 12 }, (_, index) => retryDelay(index + 1, middle))
  expect(delays.slice(0, 3)).toEqual([5_000, 30_000, 120_000])
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.at(-1)).toBe(6 * 60 * 60 * 1000)
})

it('is spread by a tenth to either side', () => {
  expect(retryDelay(1, () => 0)).toBe(4_500)
  expect(retryDelay(1, () => 1)).toBe(5_500)
})

it.each([1, 7, 1_000_000])('is a sound number by chance as well: %d', (attempts) => {
  expect(retryDelay(attempts)).toBeGreaterThan(0)
  expect(retryDelay(attempts)).toBeLessThanOrEqual(21_600_000 * 1.1)
})
