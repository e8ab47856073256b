import { isBuilt } from './pages.ts'
import type { MenuItem as Entry } from './site-schemas.ts'
import { sources } from './sources.ts'

type MenuLinks = Omit<Entry, 'href'>

/** A plain link of the main menu, or a menu of links. */
export type MenuItem = { label: string; href: string } | MenuLinks

const { menu, ...lists } = sources.navigation.read()

/** The links of a list whose pages the build has. */
function built<T extends { href: string }>(links: readonly T[]): T[] {
  return links.filter(({ href }) => isBuilt(href))
}

/** The main menu (spec 2.2). */
export const mainMenu: readonly MenuItem[] = menu.map(({ href, ...entry }) =>
  href === undefined ? entry : { label: entry.label, href },
)

/** The links of the top bar and of the footer (spec 2.2, 2.3). */
export const topLinks = built(lists.topLinks)
export const quickLinks = built(lists.quickLinks)
export const moreLinks = built(lists.moreLinks)
export const { legalLinks } = lists
