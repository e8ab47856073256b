import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on a page, or in a part of it, by its usual rules: a line for each element. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Else each call opens a second window, only to put the results of frames together.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}
