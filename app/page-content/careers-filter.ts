import { pageText } from '#content/model/pages.ts'
import { openVacancies } from '#content/model/vacancies.ts'
import {
  type Choice,
  choicesOf,
  filterPath,
  isIn,
  type OpeningFilter,
  openingFilters,
} from '#content/model/vacancy-filters.ts'
import { vacancyPages } from '#content/model/vacancy-pages.ts'
import type { Vacancy } from '#content/schema/vacancy.ts'
import { listedOpening } from './listed-opening.ts'

const text = vacancyPages.filters
/** What all these addresses begin with. */
const folder = '/careers/in/'

/** The parts of a long list as their addresses have them, below `/careers/in/`. */
export function filterSlugs(): string[] {
  return openingFilters(openVacancies()).map((filter) => filterPath(filter).slice(folder.length))
}

/**
 * The openings of a place, a department or both (spec 2.16).
 *
 * @throws when the list has no such part
 */
export function filteredContent(slugs: string) {
  const open = openVacancies()
  const path = folder + slugs
  const filter = openingFilters(open).find((one) => filterPath(one) === path)
  if (!filter) throw new Error(`there is no part of the openings at ${path}`)
  const chosen = [filter.place, filter.department].flatMap((choice) => choice?.name ?? [])
  return {
    path,
    page: {
      heading: `${text.headingBefore} ${chosen.join(', ')}`,
      description: text.description,
      introduction: text.introduction,
    },
    positions: pageText('/careers').positions,
    trail: [{ label: pageText('/careers').heading, href: '/careers' }],
    openings: open.filter((vacancy) => isIn(filter, vacancy)).map(listedOpening),
    filters: filterRows(filter, open),
  }
}

export type FilteredContent = ReturnType<typeof filteredContent>

type FilterLink = { label: string; href: string; current: boolean }

/** A row of choices by what they narrow the list; only those that leave an opening in it. */
export type FilterRow = { name: string; links: FilterLink[] }

/** The rows of choices above a list, as links; none above a short one. */
export function filterRows(now: OpeningFilter, open: readonly Vacancy[]): FilterRow[] {
  const paths = new Set(['/careers', ...openingFilters(open).map(filterPath)])
  if (paths.size === 1) return []
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
