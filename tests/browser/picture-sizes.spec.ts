import { expect } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { openPage } from './open-page.ts'
import { shownPictures } from './picture-sizes.ts'
import { reading as test } from './reader.ts'
import { desktop, laptop, phone, tablet, television } from './window-sizes.ts'

/** How much of what a box needs a file may lack before an eye sees it. */
const least = 0.95

for (const path of pagePaths()) {
  test(`no picture of ${path} is fetched smaller than its box needs`, async ({ page }) => {
    test.slow()
    await openPage(page, path)
    const blurred: string[] = []
    for (const window of [phone, tablet, laptop, desktop, television]) {
      await page.setViewportSize(window)
      for (const { name, fetched, widest, needed, box, sizes } of await shownPictures(page)) {
        if (fetched >= least * Math.min(needed, widest)) continue
        blurred.push(
          `${name} at ${window.width}: ${fetched} px for ${needed}, ${box}, sizes="${sizes}"`,
        )
      }
    }
    expect(blurred).toEqual([])
  })
}
