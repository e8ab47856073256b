import { expect } from '@playwright/test'
import { mapOrigin, standInForMap } from './complaints.ts'
import { openPage, test } from './window.ts'

// In the project `pictures`, since the page loads a picture to see whether the provider is reachable.

test('covers the sketch once it is there', async ({ page }) => {
  await standInForMap(page)
  await openPage(page, '/contact')
  const map = page.locator('street-map')
  await expect(map).toHaveCSS('opacity', '0')
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveCSS('opacity', '1')
  await expect(map).not.toHaveAttribute('inert')
})

test('leaves the sketch where its provider cannot be reached', async ({ page }) => {
  await page.route(`${mapOrigin}/**`, (route) => route.abort())
  await openPage(page, '/contact')
  const map = page.locator('street-map')
  // The `load` event of the browser's error page.
  const loaded = map
    .locator('iframe')
    .evaluate(
      (frame) => new Promise<void>((resolve) => frame.addEventListener('load', () => resolve())),
    )
  const refused = page.waitForEvent('requestfailed', (it) => it.resourceType() === 'image')
  await map.scrollIntoViewIfNeeded()
  await Promise.all([loaded, refused])
  await expect(map).toHaveCSS('opacity', '0')
  await expect(map).toHaveAttribute('inert')
  await expect(page.getByRole('img', { name: /Victoria Island/ })).toBeInViewport()
})
