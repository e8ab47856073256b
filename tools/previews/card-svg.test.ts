import { expect, it } from 'vitest'
import { fitHeadline } from './card-svg.ts'

/** Letters that are half as wide as high. */
const widthOf = (text: string, size: number) => text.length * size * 0.5
const headline = (text: string) => fitHeadline(text, 1000, widthOf)

it('sets a short headline large, on one line', () => {
  expect(headline('About Us')).toEqual({ size: 100, lines: ['About Us'] })
})

it('breaks a longer one into lines of about one length', () => {
  const { lines } = headline('Energy, from reservoir to home')
  expect(lines).toEqual(['Energy, from', 'reservoir to home'])
})

it.each([20, 60, 90, 120])('fits %i letters into its room', (length) => {
  const words = Array.from({ length: length / 5 }, () => 'four').join(' ')
  const { size, lines } = headline(words)
  expect(lines.join(' ')).toBe(words)
  for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(1000)
  expect(size * lines.length).toBeLessThanOrEqual(270)
})

it('ends what is too long in an ellipsis', () => {
  const { lines } = headline('word '.repeat(80).trim())
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/ …$/)
})
