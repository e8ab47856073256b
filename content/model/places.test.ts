import { expect, it } from 'vitest'
import { companies } from './companies.ts'
import { offices } from './contact.ts'
import { type Stating, statedPlaces } from './places.ts'
import { sources } from './sources.ts'
import { vacancies } from './vacancies.ts'

const { places, countries } = sources.places.read()
const stating: Stating = { places, countries, offices, companies, vacancies }

/** Everything that is stated anywhere, as kind and name. */
const statementsOf = (given: Stating) =>
  statedPlaces(given).flatMap(({ statements }) =>
    statements.map(({ kind, name }) => `${kind}: ${name}`),
  )

it('hold every featured entry, every opening and every recorded office, each once', () => {
  const featured = companies
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === 'projects' ? section.items : []))
  const all = statementsOf(stating)
  for (const { title } of featured) {
    const named = all.filter((one) => /^(asset|project): /.test(one) && one.endsWith(title))
    // A company may feature one of the same title.
    expect(named).toHaveLength(featured.filter((one) => one.title.endsWith(title)).length)
  }
  expect(all.filter((one) => one.startsWith('opening'))).toHaveLength(vacancies.length)
  const recorded = offices.filter(({ id }) => places.some(({ office }) => office === id))
  expect(all.filter((one) => one.startsWith('office'))).toHaveLength(recorded.length)
})

it('list an opening in a place that is not recorded, in its country where it names one', () => {
  const added = [
    { id: 'jetty', title: 'Jetty Engineer', location: 'Tema, Ghana' },
    { id: 'terminal', title: 'Terminal Manager', location: 'Bonny' },
    { id: 'analyst', title: 'Analyst', location: 'Nairobi, Kenya' },
  ]
  const found = statedPlaces({ ...stating, countries: [{ name: 'Ghana' }], vacancies: added })
  const shown = found
    .filter(({ statements }) => statements.some(({ kind }) => kind === 'opening'))
    .map(({ id, name, country, position }) => ({ id, name, country, position }))
  expect(shown).toEqual([
    { id: 'tema-ghana', name: 'Tema', country: 'Ghana', position: undefined },
    { id: 'bonny', name: 'Bonny', country: undefined, position: undefined },
    { id: 'nairobi-kenya', name: 'Nairobi, Kenya', country: undefined, position: undefined },
  ])
})

it('list what a company features without a record, under its town or its title', () => {
  const found = statedPlaces({ ...stating, places: [], offices: [], vacancies: [] })
  for (const { position } of found) expect(position).toBeUndefined()
  const towns = companies
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === 'projects' ? section.items : []))
    .map(({ title, place }) => (place.includes(', ') ? place.split(', ')[0] : title))
  expect(found.map(({ name }) => name)).toEqual([...new Set(towns)])
})

it('leave a recorded place out of which nothing is stated', () => {
  expect(statedPlaces({ ...stating, offices: [], companies: [], vacancies: [] })).toEqual([])
})
