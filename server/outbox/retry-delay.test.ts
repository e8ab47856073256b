import { expect, it } from 'vitest'
import { limits, retryDelay, shouldGiveUp } from './retry-delay.ts'

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

it('a mail is tried for about five days, and one that is refused for good for about 40 minutes', () => {
  const after = (attempts: number) =>
    Array.from({ length: attempts - 1 }, (_, index) => retryDelay(index + 1, middle)).reduce(
      (sum, delay) => sum + delay,
    )
  expect(after(limits.mailAttempts.value) / (24 * 60 * 60 * 1000)).toBeCloseTo(5, 0)
  expect(after(limits.mailRefusals.value) / (60 * 1000)).toBeGreaterThan(35)
  expect(after(limits.mailRefusals.value) / (60 * 1000)).toBeLessThan(45)
})

it.each([
  ['the last attempt', limits.mailAttempts.value, 0, false, true],
  ['one before it', limits.mailAttempts.value - 1, 0, false, false],
  ['the last refusal', 9, limits.mailRefusals.value - 1, true, true],
  ['one before it', 9, limits.mailRefusals.value - 2, true, false],
  ['a failure after refusals', 9, limits.mailRefusals.value - 1, false, false],
])('%s', (_what, attempts, refusals, permanent, givenUp) => {
  expect(shouldGiveUp({ attempts, refusals }, { permanent })).toBe(givenUp)
})
