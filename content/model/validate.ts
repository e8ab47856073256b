import { pageSources, sources } from './sources.ts'

/** What no schema of one file can check: values that must be unique across files. */
function uniqueness(): string[] {
  const openings = sources.vacancies.read()
  const numbers = sources.news.read().flatMap(({ id }) => id ?? [])
  const references = openings.flatMap(({ reference }) => reference ?? [])
  return [
    ...repeated(numbers).map(
      (id) => `content/news: two files have the id ${id}: give each its own`,
    ),
    ...repeated(references).map(
      (reference) =>
        `content/vacancies: two files have the reference ${reference}: give each its own`,
    ),
    ...openings
      .filter(({ id }) => `/careers/${id}` in pageSources)
      .map(
        ({ id }) =>
          `content/vacancies/${id}.yaml: /careers/${id} is another page: give the file another name`,
      ),
  ]
}

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/**
 * Everything that must be corrected before the site can be built, one finished line each with file,
 * line, field, what is wrong and what to write; empty when all is well.
 */
export function contentProblems(): string[] {
  const wrong = [...Object.values(sources), ...Object.values(pageSources)].flatMap((source) =>
    source.problems(),
  )
  return wrong.length > 0 ? wrong : uniqueness()
}
