import { withFigures } from './figures.ts'
import { articles } from './news.ts'
import { pages } from './pages.ts'
import type { Page } from './schema/page.ts'
import { subsidiaries } from './subsidiaries.ts'

/** One page as the index of the whole site lists it. */
export type IndexEntry = { href: string; label: string; note: string }

/** The page of the index itself, which need not list itself. */
export const indexPath = '/search'

/** Every page of the site with its name and one line of what it holds, as `/search` lists them. */
export function siteIndex(): IndexEntry[] {
  return withFigures([
    ...Object.entries<Page>(pages)
      .filter(([href]) => href !== indexPath)
      .map(([href, { heading, title, introduction }]) => ({
        href,
        label: href === '/' ? 'Home' : (title ?? heading),
        note: introduction,
      })),
    ...subsidiaries.map(({ id, fullName, stretch, trade }) => ({
      href: `/subsidiaries/${id}`,
      label: fullName,
      note: `${stretch}: ${trade}`,
    })),
    ...articles().map(({ id, title, excerpt }) => ({
      href: `/news/${id}`,
      label: title,
      note: excerpt,
    })),
  ])
}
