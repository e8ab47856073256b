import { expect, type Page } from '@playwright/test'
import { menuButton } from './page-parts.ts'
import { setDefaultFont, spaceText, textLost } from './text-lost.ts'
import { openPage, test } from './window.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// pages.spec.ts tests what is below the header, on every page.

const widths = [320, 360, 390, 768, 1120, 1200, 1280, 1440]

for (const [name, enlarge] of [
  ['a default font of 24 pixels', (page) => setDefaultFont(page, 24)],
  ['a default font of 32 pixels', (page) => setDefaultFont(page, 32)],
  ['text spacing', spaceText],
] as const satisfies [string, (page: Page) => Promise<void>][]) {
  test(`the header holds at every width with ${name}`, async ({ page }) => {
    await openPage(page, '/about')
    await enlarge(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect(await textLost(page), `at ${width} pixels`).toEqual([])
      const button = menuButton(page)
      if (!(await button.isVisible())) continue
      await button.click()
      expect(await textLost(page), `menu open at ${width} pixels`).toEqual([])
      await button.click()
    }
  })
}
