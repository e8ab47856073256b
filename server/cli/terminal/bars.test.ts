import { expect, it } from 'vitest'
import { bar } from './bars.ts'

it.each([
  [0, 10, ''],
  [10, 10, '████'],
  [5, 10, '██'],
  [1, 1000, '▏'],
  [3, 8, '█▌'],
  [0, 0, ''],
])('%i of %i is %s', (value, most, text) => {
  expect(bar(value, most, 4)).toBe(text)
})
