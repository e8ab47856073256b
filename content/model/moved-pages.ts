import { companies } from './companies.ts'
import { articles } from './news.ts'
import { vacancies, vacancyPath } from './vacancies.ts'

/** Earlier addresses of pages, each with today's one. */
export function movedPages(): [from: string, to: string][] {
  const pages = [
    ...articles().map(({ id, aliases }) => ({ path: `/news/${id}`, aliases })),
    ...companies.map(({ id, aliases }) => ({ path: `/subsidiaries/${id}`, aliases })),
    ...vacancies.map((vacancy) => ({ path: vacancyPath(vacancy), aliases: vacancy.aliases })),
  ]
  return pages.flatMap(({ path, aliases = [] }) =>
    aliases.map((from): [string, string] => [from, path]),
  )
}
