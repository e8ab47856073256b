import { expect, it } from 'vitest'
import { clipped, displayWidth } from './display-width.ts'

it.each([
  ['Ada', 3],
  ['王小明', 6],
  ['ẹ́', 1],
  ['🙂', 2],
])('%s takes %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width)
})

it('cuts between characters as people see them', () => {
  expect(clipped('short', 5)).toBe('short')
  expect(clipped('rather long', 6)).toBe('rathe…')
  expect(clipped('王小明', 4)).toBe('王…')
  expect(clipped('a👩‍🔬👩‍🔬', 4)).toBe('a👩‍🔬…')
})
