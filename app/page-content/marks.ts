import { companies } from '#content/model/companies.ts'
import { markPaths } from '#content/model/marks.ts'

/** The drawings that every document carries: the group's mark, then the companies' in their order. */
export const marks = ['group', ...companies.map(({ id }) => id)].map((name) => ({
  name,
  paths: markPaths(name),
}))
