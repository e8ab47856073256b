import { describe, expect, it } from 'vitest'
import { caseTiles, caseTone } from './case-types.ts'

describe('caseTone', () => {
  it.each([
    ['full time employment', 'blue'],
    ['Project Supervision', 'green'],
    ['Business Support.', 'purple'],
    ['FULL TIME EMPLOYMENT', 'blue'],
    ['project supervision', 'green'],
    ['BUSINESS SUPPORT.', 'purple'],
    ['Business Support', 'grey'],
    ['Consulting', 'grey'],
    ['', 'grey'],
  ])('shows "%s" in %s', (type, tone) => {
    expect(caseTone(type)).toBe(tone)
  })
})

describe('caseTiles', () => {
  it('counts the total and each type, in any case of letters', () => {
    const cases = ['Project Supervision', 'project supervision', 'Business Support.', 'Other']
    expect(caseTiles(cases.map((type) => ({ type })))).toMatchObject([
      { label: 'Total Projects', count: 4 },
      { label: 'Employment', count: 0 },
      { label: 'Supervision', count: 2 },
      { label: 'Support', count: 1 },
    ])
  })
})
