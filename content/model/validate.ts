import { pageSources, sources } from './sources.ts'

/** The values that stand more than once in a list whose values must differ. */
export function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Values that must be unique across files or records, which no schema of one file can check. */
function uniqueness(): string[] {
  const newsIds = sources.news.read().flatMap(({ id }) => id ?? [])
  return [
    ...repeated(sources.figures.read().figures.map(({ id }) => id)).map(
      (id) => `content/figures.yaml: two figures have the id "${id}": give each its own`,
    ),
    ...repeated(newsIds).map(
      (id) => `content/news: two files have the id ${id}: give each its own`,
    ),
    ...repeated(sources.timeline.read().entries.map(({ year }) => year)).map(
      (year) => `content/timeline.yaml: two entries have the year ${year}: keep one of them`,
    ),
    ...repeated(sources.vacancies.read().flatMap(({ reference }) => reference ?? [])).map(
      (reference) =>
        `content/vacancies: two files have the reference ${reference}: give each its own`,
    ),
    ...takenAddresses(),
  ]
}

/** Openings whose address another page has. */
function takenAddresses(): string[] {
  return sources.vacancies
    .read()
    .filter(({ id }) => `/careers/${id}` in pageSources)
    .map(
      ({ id }) =>
        `content/vacancies/${id}.yaml: /careers/${id} is another page: give the file another name`,
    )
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
