import { companies } from './companies.ts'
import { articles, newsPageSize } from './news.ts'
import { allPages } from './pages.ts'
import { sources } from './sources.ts'
import { openVacancies, vacancyPath, vacancyTitle } from './vacancies.ts'

/** Other words by which people look for a page, by the page's address. */
export const searchKeywords: ReadonlyMap<string, readonly string[]> = new Map(
  companies.map(({ id, fullName, keywords }): [string, string[]] => [
    `/subsidiaries/${id}`,
    [...keywords, ...abbreviationsIn(fullName)],
  ]),
)

/** What people say for pages, and the words of our pages that it means. */
export const { pages: asked, synonyms } = sources.find.read()

/** "E & P" as people also write it, without its blanks; the index reads no sign between letters. */
function abbreviationsIn(name: string): string[] {
  const found = name.match(/(?<!\p{L})\p{L}(?:\s*&\s*\p{L})+(?!\p{L})/gu) ?? []
  return found.map((letters) => letters.replace(/[^\p{L}]/gu, '').toLowerCase())
}

/** One page as the index of the whole site lists it. */
export type IndexEntry = { href: string; label: string; note: string }

/** The page of the index itself, which need not list itself. */
export const indexPath = '/search'

/**
 * The pages of the site with their names and one line of what they hold, as `/search` lists them.
 * Of the news the newest, as many as the list's first page holds: it leads to the others.
 */
export function siteIndex(): IndexEntry[] {
  return [
    ...allPages()
      .filter(([href]) => href !== indexPath)
      .map(([href, { heading, title, introduction }]) => ({
        href,
        label: href === '/' ? 'Home' : (title ?? heading),
        note: introduction,
      })),
    ...companies.map(({ id, fullName, trade }) => ({
      href: `/subsidiaries/${id}`,
      label: fullName,
      note: trade,
    })),
    ...articles()
      .slice(0, newsPageSize)
      .map(({ id, title, excerpt }) => ({ href: `/news/${id}`, label: title, note: excerpt })),
    ...openVacancies().map((vacancy) => ({
      href: vacancyPath(vacancy),
      label: vacancyTitle(vacancy),
      note: vacancy.description,
    })),
  ]
}
