import { companies } from './companies.ts'
import { articles } from './news.ts'
import { vacancies, vacancyPath } from './vacancies.ts'

/** Earlier addresses of pages, each with today's one. */
export function movedPages(): [from: string, to: string][] {
  const pages: [path: string, aliases: readonly string[] | undefined][] = [
    ...articles().map(({ id, aliases }) => [`/news/${id}`, aliases] as const),
    ...companies.map(({ id, aliases }) => [`/subsidiaries/${id}`, aliases] as const),
    ...vacancies.map((vacancy) => [vacancyPath(vacancy), vacancy.aliases] as const),
  ].map(([path, aliases]) => [path, aliases])
  return pages.flatMap(([path, aliases = []]) =>
    aliases.map((from): [string, string] => [from, path]),
  )
}
