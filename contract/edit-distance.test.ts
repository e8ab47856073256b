import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from './edit-distance.ts'

describe('the distance of two texts', () => {
  it.each([
    ['exprichgroup', 'exprichgroup', 0],
    ['exprichgroup', 'exprlchgroup', 1],
    ['exprichgroup', 'exrpichgroup', 1],
    ['exprichgroup', 'exprichgrup', 1],
    ['exprichgroup', 'exprichgrouup', 1],
    ['exprichgroup', 'explichgruop', 2],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('%s and %s: %i', (one, other, letters) => expect(distance(one, other)).toBe(letters))

  it('is the same both ways, zero for the same alone, and at most the longer text', () => {
    const word = fc.string({ maxLength: 12, unit: fc.constantFrom(...'abc.') })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const letters = distance(one, other)
        expect(letters).toBe(distance(other, one))
        expect(letters === 0).toBe(one === other)
        expect(letters).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
})
