import { companies } from './companies.ts'
import type { Company } from './company-schemas.ts'
import { offices } from './contact.ts'
import type { Country, Office, PlaceRecord, Places, Position } from './place-schemas.ts'
import { slugOf } from './slug.ts'
import { sources } from './sources.ts'
import { openVacancies } from './vacancies.ts'
import type { Vacancy } from './vacancy-schemas.ts'

/** What can be at a place, in the order of the list. */
export const placeKinds = ['office', 'asset', 'project', 'opening'] as const

export type PlaceKind = (typeof placeKinds)[number]

/** One thing that the site states of a place, and the page that states it. */
export type Statement = {
  kind: PlaceKind
  name: string
  href: string
  company?: Pick<Company, 'name' | 'trade'>
  /** The figure that the company gives with it. */
  figure?: string
}

/** A place with what is stated of it. Without a position it is listed, and not drawn. */
export type StatedPlace = {
  id: string
  name: string
  /** The country's name, where content says it. */
  country: string | undefined
  position: Position | undefined
  statements: readonly Statement[]
}

/** What is read for the list of places. */
export type Stating = {
  places: Places['places']
  countries: readonly Pick<Country, 'name'>[]
  offices: readonly Pick<Office, 'id' | 'name'>[]
  companies: readonly Pick<Company, 'id' | 'name' | 'trade' | 'sections'>[]
  vacancies: readonly Pick<Vacancy, 'id' | 'title' | 'location'>[]
}

/** A statement with where it is, as a record of places has it, or as its own text names it. */
type Located = { statement: Statement; record: PlaceRecord | undefined; name: string; area: string }

/**
 * Every place that offices, featured assets and projects and openings name, with all that is there.
 * The recorded places come first, in their order; whatever names another one follows.
 */
export function statedPlaces(stating: Stating): StatedPlace[] {
  const located = [...fromOffices(stating), ...fromCompanies(stating), ...fromVacancies(stating)]
  const recorded = stating.places.map(({ id, name, country, position }) => ({
    id,
    name,
    country,
    position,
    statements: inOrder(located.filter(({ record }) => record?.id === id)),
  }))
  const others = new Map<string, Located[]>()
  for (const one of located.filter(({ record }) => !record)) {
    const key = `${one.name}, ${one.area}`
    others.set(key, [...(others.get(key) ?? []), one])
  }
  return [
    ...recorded.filter(({ statements }) => statements.length > 0),
    ...[...others.values()].map((group) => unrecorded(group, stating)),
  ]
}

function unrecorded(group: Located[], { countries }: Stating): StatedPlace {
  const { name = '', area = '' } = group[0] ?? {}
  const known = countries.some((country) => country.name === area)
  return {
    id: slugOf(`${name} ${area}`),
    name: known || !area ? name : [name, area].join(', '),
    country: known ? area : undefined,
    position: undefined,
    statements: inOrder(group),
  }
}

function inOrder(located: Located[]): Statement[] {
  return located
    .map(({ statement }) => statement)
    .toSorted((a, b) => placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind))
}

function fromOffices({ places, offices }: Stating): Located[] {
  return places.flatMap((record) => {
    const office = offices.find(({ id }) => id === record.office)
    if (!office) return []
    const statement = { kind: 'office', name: office.name, href: '/contact' } as const
    return [{ statement, record, name: record.name, area: record.country }]
  })
}

function fromCompanies({ places, companies }: Stating): Located[] {
  return companies.flatMap(({ id, name, trade, sections }) =>
    sections
      .flatMap((section) => (section.kind === 'projects' ? section.items : []))
      .map((item) => {
        const isIt = (held: PlaceRecord['holds'][number]) =>
          held.company === id && held.title === item.title
        const record = places.find(({ holds }) => holds.some(isIt))
        const { town, area } = partsOf(item.place)
        return {
          statement: {
            kind: record?.holds.find(isIt)?.kind ?? 'project',
            name: item.title,
            href: `/subsidiaries/${id}`,
            company: { name, trade },
            ...(item.figure ? { figure: item.figure } : {}),
          },
          record: record ?? places.find((place) => place.name === town),
          // An item whose place is only a country is listed by its title.
          name: town ?? item.title,
          area,
        }
      }),
  )
}

function fromVacancies({ places, vacancies }: Stating): Located[] {
  return vacancies.map(({ id, title, location }) => {
    const [town = location, area = ''] = location.split(', ')
    return {
      statement: { kind: 'opening', name: title, href: `/careers/${id}` },
      record: places.find((place) => place.name === town),
      name: town,
      area,
    }
  })
}

/** "Lagos, Nigeria" is a town in a country, "Ghana" a country. */
function partsOf(place: string): { town: string | undefined; area: string } {
  const [first = '', second] = place.split(', ')
  return second === undefined ? { town: undefined, area: first } : { town: first, area: second }
}

const record = sources.places.read()

/** The countries of the places, with the figures that name them. */
export const { countries } = record

/** Where the group works, by what the rest of content says (spec 2.17). */
export const places = statedPlaces({ ...record, offices, companies, vacancies: openVacancies() })
