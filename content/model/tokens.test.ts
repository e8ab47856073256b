import { describe, expect, it } from 'vitest'
import { group } from './group.ts'
import { filled, filledIn, numberWord, unknownTokens } from './tokens.ts'

describe('a name in braces', () => {
  it('is replaced by its figure, at every depth, and the rest stays', () => {
    const value = {
      title: '{emissions-target}',
      list: [{ text: 'by {emissions-target}.' }],
      count: 3,
    }
    const shown = filled('{emissions-target}')
    expect(shown).not.toContain('{')
    expect(filledIn(value)).toEqual({ title: shown, list: [{ text: `by ${shown}.` }], count: 3 })
    expect(value.title).toBe('{emissions-target}')
  })

  it('writes a count as a word where that is asked for', () => {
    const count = Number(filled('{companies}'))
    const word = numberWord(count)
    expect(filled('{companies:word}')).toBe(word)
    expect(filled('{companies:Word}').toLowerCase()).toBe(word)
    expect(filled('{companies:Word}')).not.toBe(word)
  })

  it('may be the group, or a way to reach it', () => {
    expect(filled('{group}')).toBe(group.name)
    expect(filled('{email}')).toContain('@')
  })

  it('is found when nothing stands for it', () => {
    expect(unknownTokens('{companies} serve {no-such-figure} and {Not This}')).toEqual([
      'no-such-figure',
      'Not This',
    ])
  })
})

it('numbers are words up to twenty', () => {
  expect([0, 7, 12, 20, 21].map(numberWord)).toEqual(['no', 'seven', 'twelve', 'twenty', '21'])
})
