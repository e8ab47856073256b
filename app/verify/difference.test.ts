import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compared } from './difference.ts'
import type { Part } from './types.ts'

/** The letters that differ in brackets. */
const shown = (parts: readonly Part[]) =>
  parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('')

const ours = 'exprichgroup.example'

describe('two texts side by side', () => {
  it.each([
    ['exprlchgroup.example', 'expr[l]chgroup.example', 'expr[i]chgroup.example'],
    ['exrpichgroup.example', 'ex[rp]ichgroup.example', 'ex[pr]ichgroup.example'],
    ['exprichgroup.com', 'exprichgroup.[com]', 'exprichgroup.[example]'],
    ['exprlchgroup.com', 'expr[l]chgroup.[com]', 'expr[i]chgroup.[example]'],
    ['exprichgroup-jobs.com', 'exprichgroup[-jobs].[com]', 'exprichgroup.[example]'],
    ['exprichgroup.example.evil.com', 'exprichgroup.example[.evil.com]', ours],
    ['exprichgroup.example@evil.com', 'exprichgroup.example[@evil.com]', ours],
    ['evil.com/exprichgroup.example', '[evil.com/]exprichgroup.example', ours],
    ['my-exprichgroup.example', '[my-]exprichgroup.example', ours],
  ])('%s', (typed, marked, official) => {
    const comparison = compared(typed, ours)
    expect([shown(comparison.typed), shown(comparison.official)]).toEqual([marked, official])
  })

  it('loses no letter, and what is not marked is the same on both sides', () => {
    const word = fc.string({ maxLength: 16, unit: fc.constantFrom(...'abc.-') })
    const text = (parts: readonly Part[]) => parts.map((part) => part.text).join('')
    const same = (parts: readonly Part[]) => text(parts.filter(({ differs }) => !differs))
    fc.assert(
      fc.property(word, word, (one, other) => {
        const { typed, official } = compared(one, other)
        expect([text(typed), text(official)]).toEqual([one, other])
        expect(same(typed)).toBe(same(official))
      }),
    )
  })
})
