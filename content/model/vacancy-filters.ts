import { vacancyPages } from './records.ts'
import { slugOf } from './slug.ts'
import type { Vacancy } from './vacancy-schemas.ts'

/** From so many open positions on their list can be narrowed by place and department (spec 2.16). */
export const filtersFrom = 7

type Listed = Pick<Vacancy, 'location' | 'department'>

/** A name as people read it, and as an address has it. */
export type Choice = { name: string; slug: string }

/** A part of the list: the openings of a place, of a department, or of both. */
export type OpeningFilter = { place?: Choice | undefined; department?: Choice | undefined }

/** Every part of the list that holds an opening, the whole list left out; none of a short list. */
export function openingFilters(open: readonly Listed[]): OpeningFilter[] {
  if (open.length < filtersFrom) return []
  const filters = open.flatMap(({ location, department }): OpeningFilter[] => {
    const [place, team] = [choice(location), choice(department)]
    return [{ place }, { department: team }, { place, department: team }]
  })
  return distinct(filters, filterPath)
}

/** The address of a part: `/careers/in/lagos`, `/careers/in/anywhere/qhsse`, `/careers/in/lagos/qhsse`. */
export function filterPath({ place, department }: OpeningFilter): string {
  if (!place && !department) return '/careers'
  return ['/careers/in', place?.slug ?? 'anywhere', ...(department ? [department.slug] : [])].join(
    '/',
  )
}

/** Whether an opening is in that part of the list. */
export function isIn({ place, department }: OpeningFilter, opening: Listed): boolean {
  return (
    (!place || place.slug === slugOf(opening.location)) &&
    (!department || department.slug === slugOf(opening.department))
  )
}

/** The places and the departments of a list, each once, in the order of the list. */
export function choicesOf(open: readonly Listed[]): { places: Choice[]; departments: Choice[] } {
  const bySlug = ({ slug }: Choice) => slug
  return {
    places: distinct(
      open.map(({ location }) => choice(location)),
      bySlug,
    ),
    departments: distinct(
      open.map(({ department }) => choice(department)),
      bySlug,
    ),
  }
}

type FilterLink = { label: string; href: string; current: boolean }

/** A row of choices by what they narrow the list; only those that leave an opening in it. */
export type FilterRow = { name: string; links: FilterLink[] }

/** The rows of choices above a list, as links; none above a short one. */
export function filterRows(now: OpeningFilter, open: readonly Listed[]): FilterRow[] {
  const paths = new Set(['/careers', ...openingFilters(open).map(filterPath)])
  if (paths.size === 1) return []
  const text = vacancyPages.filters
  const { places, departments } = choicesOf(open)
  const links = (key: keyof OpeningFilter, choices: readonly Choice[]): FilterLink[] =>
    [undefined, ...choices]
      .map((choice) => ({
        label: choice?.name ?? text.any,
        path: filterPath({ ...now, [key]: choice }),
        current: now[key]?.slug === choice?.slug,
      }))
      .filter(({ path }) => paths.has(path))
      .map(({ path, ...link }) => ({ ...link, href: `${path}#positions` }))
  return [
    { name: text.place, links: links('place', places) },
    { name: text.team, links: links('department', departments) },
  ]
}

function choice(name: string): Choice {
  return { name, slug: slugOf(name) }
}

function distinct<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
}
