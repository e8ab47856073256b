import { expect, test } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { openPage } from './open-page.ts'
import { shownPictures } from './picture-sizes.ts'
import { cinema, desktop, laptop, phone, tablet, television } from './window-sizes.ts'

/** How many pixels a file has for each that its box shows: below, an eye sees it; above, it is waste. */
const [least, most] = [0.95, 1.6]

const screens = [
  ...[phone, tablet, laptop, desktop, television, cinema].map((size) => ({ ...size, density: 1 })),
  ...[phone, tablet, laptop, desktop].map((size) => ({ ...size, density: 2 })),
]

for (const path of pagePaths()) {
  test(`every picture of ${path} is fetched as large as its box needs`, async ({ page }) => {
    test.slow()
    await openPage(page, path)
    const unfitting: string[] = []
    const devtools = await page.context().newCDPSession(page)
    for (const { density, ...size } of screens) {
      await devtools.send('Emulation.setDeviceMetricsOverride', {
        ...{ ...size, deviceScaleFactor: density, mobile: false },
      })
      // The command is answered before the page has its new window.
      await page.waitForFunction(
        ([width, density]) => innerWidth === width && devicePixelRatio === density,
        [size.width, density],
      )
      for (const { name, fetched, needed, box, sizes } of await shownPictures(page)) {
        if (fetched >= least * needed && fetched <= most * needed) continue
        unfitting.push(
          `${name} at ${size.width} × ${density}: ${fetched} px for ${needed}, ${box}, sizes="${sizes}"`,
        )
      }
    }
    expect(unfitting).toEqual([])
  })
}
