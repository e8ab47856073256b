import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { pagePaths } from '#content/paths.ts'
import { violations } from './axe-rules.ts'
import { complaintsOf } from './complaints.ts'
import { standInForMap } from './map-frame.ts'
import { openPage } from './open-page.ts'
import { expectPicturesShown } from './pictures-shown.ts'
import { desktop, narrowest, phone } from './window-sizes.ts'

for (const path of pagePaths()) {
  test(path, async ({ browser, baseURL }) => {
    test.slow()
    const written = await test.step('readable without script', () =>
      readWithoutScript(browser, path))
    for (const viewport of [phone, desktop]) {
      await test.step(`at ${viewport.width} pixels`, async () => {
        const page = await openWindow(browser, { viewport })
        const complaints = complaintsOf(page, baseURL)
        await standInForMap(page)
        const response = await openPage(page, path)
        expect(response?.status()).toBe(200)
        expect(await headOf(page), 'h1 and title, hydrated and as written').toEqual(written)
        await expectPicturesShown(page)
        expect(await violations(page), 'axe').toEqual([])
        expect(complaints).toEqual([])
        if (viewport === phone) await expectNoSidewaysScrolling(page)
        await page.context().close()
      })
    }
  })
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize(narrowest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
}

/** A window of its own, as of another visitor. */
async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  return context.newPage()
}

type Head = { h1: string[]; title: string }

/** Headings of the first level and title, as they are now. */
async function headOf(page: Page): Promise<Head> {
  const h1 = await page.getByRole('heading', { level: 1 }).allTextContents()
  expect(h1).toHaveLength(1)
  return { h1, title: await page.title() }
}

/** Reads the page as written: its landmarks stand there once each, and there is text in `main`. */
async function readWithoutScript(browser: Browser, path: string): Promise<Head> {
  const page = await openWindow(browser, { viewport: desktop, javaScriptEnabled: false })
  await page.goto(path)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
  const head = await headOf(page)
  await page.context().close()
  return head
}
