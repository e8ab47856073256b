import { companies } from './companies.ts'
import { sources } from './sources.ts'

/** Other words by which people look for a page, by the page's address. */
export const searchKeywords: ReadonlyMap<string, readonly string[]> = new Map([
  ...companies.map(({ id, keywords }): [string, string[]] => [`/subsidiaries/${id}`, keywords]),
  ...sources.search
    .read()
    .otherWords.map(({ href, keywords }): [string, string[]] => [href, keywords]),
])
