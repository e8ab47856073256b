import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['', '', 0],
  ['gas', 'gas', 0],
  ['', 'gas', 3],
  ['gas', '', 3],
  ['techrch', 'techrich', 1],
  ['carrers', 'careers', 1],
  ['sustainabilty', 'sustainability', 1],
  ['slolar', 'solar', 1],
  ['soalr', 'solar', 1],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
])('from %j to %j are %d', (a, b, steps) => {
  expect(editDistance(a, b)).toBe(steps)
  expect(editDistance(b, a)).toBe(steps)
})
