import { describe, expect, it } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
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

  it('finds twelve records, all three types among them (spec 3)', () => {
    const [total, ...types] = caseTiles(caseStudies).map(({ count }) => count)
    expect(total).toBe(12)
    expect(types.reduce((sum, count) => sum + count, 0)).toBe(12)
    expect(Math.min(...types)).toBeGreaterThan(0)
  })
})
