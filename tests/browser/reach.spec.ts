import { test as base, expect, type Page } from '@playwright/test'
import { pagePaths } from '#content/paths.ts'
import { layoutRules, violations } from './axe-rules.ts'
import { standInForMap } from './map-frame.ts'
import { openPage } from './open-page.ts'
import { smallTargets } from './small-targets.ts'
import { spaceText, textLost } from './text-lost.ts'
import { tablet } from './window-sizes.ts'

/** A window of 1280 × 2560 at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 640 }

/** One page for all addresses that a worker opens: a window each would cost more than the checks. */
const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await standInForMap(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const unknown = '/no-such-page'

async function open(page: Page, path: string): Promise<void> {
  // The page of unknown addresses stands outside the layout, for which `openPage` waits.
  if (path === unknown) await page.goto(path)
  else await openPage(page, path)
}

for (const path of [...pagePaths(), unknown, '/news/no-such-article']) {
  test(`${path}: read and pressed at 320 pixels`, async ({ visitor: page }) => {
    await page.setViewportSize(tablet)
    await open(page, path)
    expect(await violations(page, layoutRules), 'axe at 768 pixels').toEqual([])
    await page.setViewportSize(zoomed)
    expect(await violations(page), 'axe at 320 pixels').toEqual([])
    expect(await smallTargets(page)).toEqual([])
    expect(await textLost(page), 'as it is').toEqual([])
    await spaceText(page)
    expect(await textLost(page), 'with text spacing').toEqual([])
  })
}

test('menu, search and chat at 320 pixels, spaced as well', async ({ visitor: page }) => {
  await page.setViewportSize(zoomed)
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
