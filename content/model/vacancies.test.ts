import { describe, expect, it } from 'vitest'
import {
  closedVacancies,
  isClosedPosition,
  openVacancies,
  vacancies,
  vacancyPath,
} from './vacancies.ts'

describe('an application', () => {
  const all = [
    { title: 'Welder', status: 'stated', closes: '2026-03-31' },
    { title: 'Rigger', status: 'placeholder', closes: '2026-03-31' },
    { title: 'Diver', status: 'stated', closes: '2026-03-31' },
    { title: 'Diver', status: 'stated', closes: '2026-06-30' },
  ] as const
  const before = new Date('2026-03-31T22:59:59Z')
  const after = new Date('2026-03-31T23:00:00Z')

  it.each([
    ['Welder', before, false],
    ['Welder', after, true],
    ['  welder ', after, true],
    ['Welder 2', after, false],
    ['', after, false],
    ['General Application', after, false],
    ['Rigger', after, false],
    ['Diver', after, false],
    ['Diver', new Date('2026-06-30T23:00:00Z'), true],
  ])('for %j at %s is late: %s', (position, now, late) => {
    expect(isClosedPosition(position, now, all)).toBe(late)
  })
})

it('every opening is open or closed, in the order of the list', () => {
  const now = new Date()
  const both = new Set([...openVacancies(now), ...closedVacancies(now)])
  expect(vacancies.filter((one) => both.has(one))).toEqual(vacancies)
  expect(both.size).toBe(openVacancies(now).length + closedVacancies(now).length)
})

it('has an address of its own for each', () => {
  expect(new Set(vacancies.map(vacancyPath)).size).toBe(vacancies.length)
})
