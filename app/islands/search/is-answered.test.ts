import { expect, it } from 'vitest'
import { isAnswered } from './is-answered.ts'

it.each([
  ['sustainabilty', ['Sustainability.'], true],
  ['gas', [], true],
  ['wellrch', ['well.', 'wells'], false],
  ['carrers', ['car.'], false],
  ['solar wellrch', ['Solar'], false],
  ['techrch', [], false],
])('%j is answered by %j: %s', (query, marked, expected) => {
  expect(isAnswered(query, marked)).toBe(expected)
})
