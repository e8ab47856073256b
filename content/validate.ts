import { caseStudies } from './case-studies.ts'
import { facts } from './facts.ts'
import { figureIds, isFactId, withFigures } from './figures.ts'
import { legalNameProblems } from './legal.ts'
import { newsFiles } from './news.ts'
import { pictures } from './pictures.ts'
import { type ContentRecord, contentRecords } from './records.ts'
import { newsFrontMatterSchema } from './schema/news.ts'
import { companyIds } from './schema/subsidiary.ts'
import { subsidiaries } from './subsidiaries.ts'
import { timeline } from './timeline.ts'

/**
 * What is wrong with one record: a line for each bad field, naming file,
 * field and the mend, and one for each `{figure}` that the facts file lacks.
 */
export function recordProblems({ place, schema, data }: ContentRecord): string[] {
  const unknown = figureIds(JSON.stringify(data) ?? '').filter((id) => !isFactId(id))
  const checked = schema.safeParse(unknown.length > 0 ? data : withFigures(data))
  const fields = checked.success
    ? []
    : checked.error.issues.map(({ path, message }) =>
        path.length > 0 ? `${place}: ${path.join('.')}: ${message}` : `${place}: ${message}`,
      )
  const figures = unknown.map(
    (id) => `${place}: {${id}} is not a figure: add it to content/facts.ts or mend its name`,
  )
  return [...fields, ...figures]
}

/** The values that stand more than once in a list whose values must differ. */
export function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** The news whose picture nobody has described. */
function unknownImages(): string[] {
  return newsFiles().flatMap(({ file, data }) => {
    const { image } = newsFrontMatterSchema.safeParse(data).data ?? {}
    return image === undefined || image in pictures
      ? []
      : [`${file}: image: there is no picture "${image}" in content/pictures.ts`]
  })
}

function uniqueness(): string[] {
  const newsIds = newsFiles().flatMap(({ data }) => {
    const item = newsFrontMatterSchema.safeParse(data)
    return item.success && item.data.id !== undefined ? [item.data.id] : []
  })
  return [
    ...repeated(facts.map(({ id }) => id)).map(
      (id) => `content/facts.ts: two figures have the id "${id}": give each its own`,
    ),
    ...repeated(newsIds).map(
      (id) => `content/news: two files have the id ${id}: give each its own`,
    ),
    ...repeated(caseStudies.map(({ id }) => id)).map(
      (id) => `content/case-studies.ts: two case studies have the id "${id}": give each its own`,
    ),
    ...repeated(timeline.map(({ year }) => year)).map(
      (year) => `content/timeline.ts: two entries have the year ${year}: keep one of them`,
    ),
    ...unknownImages(),
    ...companyIds
      .filter((id) => !subsidiaries.some((company) => company.id === id))
      .map((id) => `content/subsidiaries.ts: the company "${id}" is missing from the list`),
  ]
}

/**
 * Everything an editor must mend before the site can be built, one finished
 * line each; empty when all is well.
 */
export async function contentProblems(): Promise<string[]> {
  return [...contentRecords().flatMap(recordProblems), ...uniqueness(), ...legalNameProblems()]
}
