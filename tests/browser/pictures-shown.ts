import { expect, type Page } from '@playwright/test'

/**
 * Brings every picture of the page into view, so that the lazy ones load, and fails naming one
 * that does not arrive. Leaves the page at its top.
 */
export async function expectPicturesShown(page: Page): Promise<void> {
  for (const picture of await page.locator('img:visible').all()) {
    await picture.evaluate((image) => {
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) =>
          image.complete && image.naturalWidth > 0 ? 'shown' : `missing: ${image.currentSrc}`,
        ),
      )
      .toBe('shown')
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}
