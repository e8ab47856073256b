import { expect } from '@playwright/test'
import { spaceText, textLost } from './text-lost.ts'
import { openPage, test, zoomed } from './window.ts'

test.use({ viewport: zoomed, contextOptions: { reducedMotion: 'reduce' } })

test('menu, search and chat at 320 pixels, spaced as well', async ({ page }) => {
  await openPage(page, '/about')
  await spaceText(page)

  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main', exact: true })
  for (const section of await menu.getByRole('button').all()) await section.click()
  expect(await textLost(page), 'menu').toEqual([])
  await header.getByRole('button', { name: 'Menu' }).click()

  await header.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
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
