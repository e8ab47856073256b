import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on a page, or in one place of it. */
export async function axeFindings(page: Page, place = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(place)
    // Else each call opens a second window, only to put the results of frames together.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
}
