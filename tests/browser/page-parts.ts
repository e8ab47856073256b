import type { Locator, Page } from '@playwright/test'

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
