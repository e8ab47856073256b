import { expect, type Page } from '@playwright/test'
import { articlePath } from './an-article.ts'
import { test } from './fixtures.ts'
import { setDefaultFont, spaceText, textLost } from './text-lost.ts'
import { openPage, phone, zoomed } from './window.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// pages.spec.ts tests what is below the header, on every page.
for (const [name, enlarge] of [
  ['a default font of 24 pixels', (page) => setDefaultFont(page, 24)],
  ['a default font of 32 pixels', (page) => setDefaultFont(page, 32)],
  ['text spacing', spaceText],
] as const satisfies [string, (page: Page) => Promise<void>][]) {
  test(`the header holds at every width with ${name}`, async ({ page, menu }) => {
    await openPage(page, '/about')
    await enlarge(page)
    for (const width of [320, 360, 390, 768, 1120, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await textLost(page), `at ${width} pixels`).toEqual([])
      const button = menu.toggle
      if (!(await button.isVisible())) continue
      await button.click()
      expect(await textLost(page), `menu open at ${width} pixels`).toEqual([])
      await button.click()
    }
  })
}

test('menu, search and chat hold at 320 pixels with text spacing', async ({ page, chat, menu }) => {
  await page.setViewportSize(zoomed)
  await openPage(page, '/about')
  await spaceText(page)

  await menu.toggle.click()
  for (const section of await menu.nav.getByRole('button').all()) await section.click()
  expect(await textLost(page), 'menu').toEqual([])
  await menu.toggle.click()

  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(await textLost(page), 'search').toEqual([])
  await page.keyboard.press('Escape')

  await chat.launcher.click()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    expect(await textLost(page), 'chat').toEqual([])
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('textbox').last()).toBeInViewport()
  }
})

for (const path of ['/news', articlePath, '/privacy-policy']) {
  test(`a web address breaks on a phone wherever it stands on ${path}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await openPage(page, path)
    expect(await textsTooWide(page, `https://site.example/${'annual_report_'.repeat(6)}`)).toEqual(
      [],
    )
  })
}

/** The texts that make the page scroll sideways when a word is added to them; in a cell as a link, as Markdown does. */
function textsTooWide(page: Page, word: string): Promise<string[]> {
  return page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = address
    const all = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dd, td)')]
    return all.flatMap((element) => {
      const text = element.innerText
      element.append(' ', element.matches('td') ? link : address)
      const isTooWide = document.documentElement.scrollWidth > innerWidth
      element.lastChild?.remove()
      return isTooWide ? text : []
    })
  }, word)
}
