import { companies } from './companies.ts'
import { contentKind } from './content-kind.ts'
import { articles, knownDate, news, newsPagePath, newsPages } from './news.ts'
import { allPages, shortPages } from './pages.ts'
import { closedVacancies, openVacancies, vacancyPath } from './vacancies.ts'
import { filterPath, openingFilters } from './vacancy-filters.ts'

/**
 * The address of every page, without trailing slash (spec 2.1): what is
 * rendered, listed in the sitemap and walked by the per-page tests.
 */
export function pagePaths(): string[] {
  return [
    ...allPages().map(([path]) => path),
    ...companies.map(({ id }) => `/subsidiaries/${id}`),
    ...newsPages()
      .slice(1)
      .map((_, index) => newsPagePath(index + 2)),
    ...articles().map(({ id }) => `/news/${id}`),
    ...openVacancies().map(vacancyPath),
  ]
}

/**
 * Prerendered but in no list: what answers unknown addresses, 404 (spec 2.14) and Article Not Found
 * (spec 2.9), what answers forms sent without script, the list of a draft and short pages (spec 2.24), and
 * of the openings (spec 2.16) those that have closed and the parts of a long list.
 */
export function unlistedPaths(): string[] {
  return [
    '/404',
    '/news/404',
    '/form-answer',
    ...(contentKind() === 'draft' ? ['/draft'] : []),
    ...shortPages().map(([path]) => path),
    ...closedVacancies().map(vacancyPath),
    ...openingFilters(openVacancies()).map(filterPath),
  ]
}

/**
 * The day on which what a page says last changed, as far as content itself says so: of an article its
 * own date, of a page of the list that of its newest item. Of other pages content does not say when
 * they were written, and neither do we.
 *
 * @returns days such as `2024-12-18` by the page's address
 */
export function lastChanges(): Map<string, string> {
  return new Map([
    ...articles(news).flatMap((article) => entry(`/news/${article.id}`, knownDate(article))),
    ...newsPages().flatMap((items, index) => {
      const days = items.flatMap((item) => knownDate(item) ?? [])
      return entry(newsPagePath(index + 1), days.toSorted().at(-1))
    }),
  ])
}

function entry(path: string, day: string | undefined): [string, string][] {
  return day === undefined ? [] : [[path, day]]
}
