import { describe, expect, it } from 'vitest'
import { choicesOf, filterPath, filtersFrom, isIn, openingFilters } from './vacancy-filters.ts'

const opening = (location: string, department: string) => ({ location, department })
const seven = [
  opening('Lagos', 'QHSSE'),
  opening('Lagos', 'QHSSE'),
  opening('Lagos', 'Engineering'),
  opening('Port Harcourt', 'Engineering'),
  opening('port harcourt', 'Engineering'),
  opening('Ìbàdàn', 'Legal & Finance'),
  opening('Abuja', 'Operations'),
]

describe('the filters of a list', () => {
  it('are none as long as it is short', () => {
    expect(openingFilters(seven.slice(1))).toEqual([])
    expect(seven).toHaveLength(filtersFrom)
  })

  it('have an address for each place, each department and each pair with an opening', () => {
    expect(openingFilters(seven).map(filterPath).toSorted()).toEqual(
      [
        'lagos',
        'lagos/qhsse',
        'lagos/engineering',
        'port-harcourt',
        'port-harcourt/engineering',
        'ibadan',
        'ibadan/legal-finance',
        'abuja',
        'abuja/operations',
        ...['qhsse', 'engineering', 'legal-finance', 'operations'].map((one) => `anywhere/${one}`),
      ]
        .map((path) => `/careers/in/${path}`)
        .toSorted(),
    )
  })

  it('hold an opening each, and each opening that fits', () => {
    for (const filter of openingFilters(seven))
      expect(
        seven.some((one) => isIn(filter, one)),
        filterPath(filter),
      ).toBe(true)
    const [lagos] = choicesOf(seven).places
    expect(seven.filter((one) => isIn({ place: lagos }, one))).toHaveLength(3)
    const [qhsse] = choicesOf(seven).departments
    expect(seven.filter((one) => isIn({ place: lagos, department: qhsse }, one))).toHaveLength(2)
  })
})

it('names each choice once, as it is written first', () => {
  const { places, departments } = choicesOf(seven)
  expect(places.map(({ name }) => name)).toEqual(['Lagos', 'Port Harcourt', 'Ìbàdàn', 'Abuja'])
  expect(departments).toHaveLength(4)
})

it('leads to the whole list where nothing is chosen', () => {
  expect(filterPath({})).toBe('/careers')
})
