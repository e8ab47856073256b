import { expect, type Locator, type Page } from '@playwright/test'
import { menuCompanies } from '#content/model/companies.ts'
import { mainMenu } from '#content/model/navigation.ts'

/** The sections of the menu, by their labels as a visitor reads them, with how many links each must show. */
const linkCounts = new Map(
  mainMenu.flatMap((item) =>
    'links' in item
      ? [[item.label, (item.companies ? menuCompanies.length : 0) + item.links.length] as const]
      : [],
  ),
)
export const sectionLabels = [...linkCounts.keys()]

/** Two sections beside each other: the last of the menu, and the one before. */
export const [other = '', last = ''] = sectionLabels.slice(-2)

/** The label of the section with a link to that address. */
export function sectionWith(href: string): string {
  const section = mainMenu.find(
    (item) => 'links' in item && item.links.some((to) => to.href === href),
  )
  if (!section) throw new Error(`no section of the menu leads to ${href}`)
  return section.label
}

/** The main menu of the open page. */
export class Menu {
  readonly nav: Locator
  /** The phone's button that opens and closes the whole menu. */
  readonly toggle: Locator

  constructor(page: Page) {
    this.nav = page.getByRole('navigation', { name: 'Main', exact: true })
    this.toggle = page.getByRole('button', { name: 'Menu', exact: true })
  }

  /** The button of one section. */
  button(label: string): Locator {
    return this.nav.getByRole('button', { name: label, exact: true })
  }

  /** The links of one section; none is found while it is closed. */
  links(label: string): Locator {
    const has = this.nav.page().getByRole('button', { name: label, exact: true })
    return this.nav.getByRole('listitem').filter({ has }).getByRole('link')
  }

  async expectLinks(label: string): Promise<void> {
    await expect(this.links(label)).toHaveCount(linkCounts.get(label) ?? 0)
  }

  async expectOpen(label: string): Promise<void> {
    await this.expectLinks(label)
    await expect(this.button(label)).toHaveAttribute('aria-expanded', 'true')
  }

  async expectClosed(label: string): Promise<void> {
    await expect(this.links(label)).toHaveCount(0)
    await expect(this.button(label)).toHaveAttribute('aria-expanded', 'false')
  }
}
