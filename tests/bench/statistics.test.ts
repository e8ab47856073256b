import { expect, it } from 'vitest'
import { median, percentile } from './statistics.ts'

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

it('leaves the numbers as they were', () => {
  const numbers = [3, 1, 2]
  median(numbers)
  expect(numbers).toEqual([3, 1, 2])
})

it('finds percentiles, in proportion between two numbers', () => {
  const numbers = Array.from({ length: 101 }, (_, index) => 100 - index)
  expect(percentile(numbers, 0.99)).toBe(99)
  expect(percentile(numbers, 0)).toBe(0)
  expect(percentile(numbers, 1)).toBe(100)
  expect(percentile([0, 10], 0.25)).toBe(2.5)
})

it('has no percentile of nothing', () => {
  expect(() => median([])).toThrow(RangeError)
})
