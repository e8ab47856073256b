import type { Locator, Page } from '@playwright/test'
import { menuCompanies } from '#content/model/companies.ts'
import { mainMenu } from '#content/model/navigation.ts'

/** The labels of the menu's sections, as a visitor reads them. */
export const sectionLabels = mainMenu.flatMap((item) => ('links' in item ? [item.label] : []))

/** Two sections beside each other: the last of the menu, and the one before. */
export const [otherSection = '', lastSection = ''] = sectionLabels.slice(-2)

/** The label of the section with a link to that address. */
export function sectionWith(href: string): string {
  const section = mainMenu.find(
    (item) => 'links' in item && item.links.some((to) => to.href === href),
  )
  if (!section) throw new Error(`no section of the menu leads to ${href}`)
  return section.label
}

export function mainNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main', exact: true })
}

/** The button of one section of the menu. */
export function sectionButton(page: Page, label: string): Locator {
  return mainNavigation(page).getByRole('button', { name: label, exact: true })
}

/** The links of one section of the menu; none is found while it is closed. */
export function sectionLinks(page: Page, label: string): Locator {
  return mainNavigation(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: label, exact: true }) })
    .getByRole('link')
}

/** How many links a section must show. */
export function linkCount(label: string): number {
  const section = mainMenu.find((item) => item.label === label)
  if (!section || !('links' in section)) return 0
  return (section.companies ? menuCompanies.length : 0) + section.links.length
}

/** The phone's button that opens and closes the whole menu. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu', exact: true })
}

/** The section whose heading has that name, or begins with it. */
export function sectionNamed(page: Page, name: RegExp): Locator {
  const heading = page.getByRole('heading', { level: 2, name })
  return page.getByRole('main').locator('section').filter({ has: heading })
}

/** An element's bounding box. @throws when it is not shown */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}
