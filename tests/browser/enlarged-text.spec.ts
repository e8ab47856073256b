import { expect, type Page, test } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { menuButton } from './main-menu.ts'
import { openPage } from './open-page.ts'
import { spaceText, textLost } from './text-lost.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Sets the browser's own default size, which `rem` and media queries follow; usual is 16 px. */
async function setDefaultFont(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } })
}

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

test('every page holds on a phone with text of 150 and 200 per cent', async ({ page }) => {
  test.setTimeout(120_000)
  const lost: string[] = []
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of pagePaths()) {
    await page.goto(path)
    for (const size of [24, 32]) {
      await setDefaultFont(page, size)
      for (const line of await textLost(page)) lost.push(`${path} with ${size} px: ${line}`)
    }
  }
  expect(lost).toEqual([])
})
