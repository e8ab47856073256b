import { expect, type Page } from '@playwright/test'

/** Milliseconds for all pictures of a page to arrive. */
const timeout = 5000

/**
 * Brings every picture of the page into view, so that the lazy ones load, and fails naming those
 * that do not arrive. Leaves the page at its top.
 */
export async function expectPicturesShown(page: Page): Promise<void> {
  expect(await page.evaluate(missingPictures, timeout), 'pictures that did not arrive').toEqual([])
}

/** Runs in the page. */
async function missingPictures(longest: number): Promise<string[]> {
  const end = performance.now() + longest
  const missing: string[] = []
  for (const image of document.images) {
    if (!image.checkVisibility({ visibilityProperty: true })) continue
    image.scrollIntoView({ block: 'center', behavior: 'instant' })
    const shown = () => image.complete && image.naturalWidth > 0
    // Lazy loading begins with a frame in which the picture is near the window.
    while (!shown() && performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    if (!shown()) missing.push(image.currentSrc || image.outerHTML)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return missing
}
