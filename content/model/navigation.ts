import type { MenuItem as Entry } from './site-schemas.ts'
import { sources } from './sources.ts'

type MenuLinks = Omit<Entry, 'href'>

/** A plain link of the main menu, or a menu of links. */
export type MenuItem = { label: string; href: string } | MenuLinks

const { menu, ...lists } = sources.navigation.read()

/** The main menu (spec 2.2). */
export const mainMenu: readonly MenuItem[] = menu.map(({ href, ...entry }) =>
  href === undefined ? entry : { label: entry.label, href },
)

/** The links of the top bar and of the footer (spec 2.2, 2.3). */
export const { topLinks, quickLinks, moreLinks, legalLinks } = lists
