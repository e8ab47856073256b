import type { Locator, Page } from '@playwright/test'

/** The section whose heading has that name, or begins with it. */
export function sectionNamed(page: Page, name: RegExp): Locator {
  const heading = page.getByRole('heading', { level: 2, name })
  return page.getByRole('main').locator('section').filter({ has: heading })
}

/** The addresses of all links of a place, in order, those of closed menus too. */
export function hrefs(place: Locator): Promise<(string | null)[]> {
  return place.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}
