import { expect, it } from 'vitest'
import { type Places, placesSchema } from './place-schemas.ts'
import { companyNames, featuredTitles } from './references.ts'

const country = { name: 'Nigeria', code: '566', figures: [] }
const place: Places['places'][number] = {
  id: 'warri',
  name: 'Warri',
  country: 'Nigeria',
  position: { latitude: 5.5, longitude: 5.75, precision: 'town' },
  holds: [],
}

const wrong = (data: object) =>
  placesSchema.safeParse(data).error?.issues.map(({ path, message }) => [path.join(' '), message])

it('says which fields are wrong, and what to write', () => {
  const { position } = place
  const mistakes = [
    { ...place, country: 'Kenya' },
    { ...place, id: 'a', position: { ...position, latitude: 95 } },
    { ...place, id: 'b', position: { ...position, precision: 'city' } },
    { ...place, id: 'c', office: 'abuja' },
  ]
  for (const [mistake, field, message] of [
    [mistakes[0], 'places 0 country', /one of those under countries: Nigeria/],
    [mistakes[1], 'places 0 position latitude', /degrees from -90 to 90/],
    [mistakes[2], 'places 0 position precision', /one of: town, region/],
    [mistakes[3], 'places 0 office', /the id of one in content\/contact.yaml: /],
  ] as const) {
    expect(wrong({ countries: [country], places: [mistake] })).toEqual([
      [field, expect.stringMatching(message)],
    ])
  }
  expect(wrong({ countries: [country, country], places: [place, place] })).toEqual([
    ['countries 1 code', expect.stringMatching(/another entry has the code 566/)],
    ['places 1 id', expect.stringMatching(/another entry has the id warri/)],
  ])
})

it('knows what a company features, and says it', () => {
  const company = companyNames().find((name) => featuredTitles(name)?.length)
  const [title] = featuredTitles(company ?? '') ?? []
  const holds = (held: object) =>
    wrong({ countries: [country], places: [{ ...place, holds: [{ kind: 'asset', ...held }] }] })
  expect(holds({ company, title })).toBeUndefined()
  expect(holds({ company, title: 'Wind farm' })).toEqual([
    ['places 0 holds 0 title', expect.stringContaining(`${title}`)],
  ])
  expect(holds({ company: 'oilrich', title: 'Wind farm' })).toEqual([
    ['places 0 holds 0 company', expect.stringContaining('company must be one of')],
  ])
})
