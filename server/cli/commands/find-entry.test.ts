import { expect, it } from 'vitest'
import { nearest } from './find-entry.ts'

const ids = ['7K2QW9XM4T', 'ABCDEFGHJK', 'ABCDEFGHJM']

it.each([
  ['7K2', '7K2QW9XM4T'],
  ['7K2QW9XM4V', '7K2QW9XM4T'],
  ['K72QW9XM4T', '7K2QW9XM4T'],
  ['ABCDEFGHJN', 'ABCDEFGHJK'],
  ['ABC', undefined],
  ['ZZZZZZZZZZ', undefined],
  ['', undefined],
])('%s means %s', (typed, meant) => {
  expect(nearest(typed, ids)).toBe(meant)
})
