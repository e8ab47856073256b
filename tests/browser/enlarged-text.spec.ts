import { expect, type Page } from '@playwright/test'
import { mainNavigation, menuButton } from './page-parts.ts'
import { setDefaultFont, spaceText, textLost } from './text-lost.ts'
import { openPage, test, zoomed } from './window.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// pages.spec.ts tests what is below the header, on every page.
for (const [name, enlarge] of [
  ['a default font of 24 pixels', (page) => setDefaultFont(page, 24)],
  ['a default font of 32 pixels', (page) => setDefaultFont(page, 32)],
  ['text spacing', spaceText],
] as const satisfies [string, (page: Page) => Promise<void>][]) {
  test(`the header holds at every width with ${name}`, async ({ page }) => {
    await openPage(page, '/about')
    await enlarge(page)
    for (const width of [320, 360, 390, 768, 1120, 1200, 1280, 1440]) {
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

test('menu, search and chat hold at 320 pixels with text spacing', async ({ page }) => {
  await page.setViewportSize(zoomed)
  await openPage(page, '/about')
  await spaceText(page)

  await menuButton(page).click()
  for (const section of await mainNavigation(page).getByRole('button').all()) await section.click()
  expect(await textLost(page), 'menu').toEqual([])
  await menuButton(page).click()

  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(await textLost(page), 'search').toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Open chat assistant' }).click()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    expect(await textLost(page), 'chat').toEqual([])
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('textbox').last()).toBeInViewport()
  }
})
