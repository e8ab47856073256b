import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { figureRegister } from '#content/model/receipts.ts'
import { layoutRules, violations } from './axe-rules.ts'
import { straySizes } from './body-sizes.ts'
import { complaintsOf } from './complaints.ts'
import { offGrid } from './grid-edges.ts'
import { standInForMap } from './map-frame.ts'
import { openPage } from './open-page.ts'
import { expectPicturesShown } from './pictures-shown.ts'
import { smallTargets } from './small-targets.ts'
import { spaceText, textLost } from './text-lost.ts'
import { desktop, laptop, narrowest, phone, tablet, zoomed } from './window-sizes.ts'

/** One window for all addresses that a worker opens, and what it had to say about them. */
type Walk = { page: Page; complaints: readonly string[] }

/** A window for each address, or each width, would cost more than the checks. */
const test = base.extend<object, { walk: Walk; withoutScript: Page }>({
  walk: [
    async ({ browser }, use, { project: { use: settings } }) => {
      const page = await openWindow(browser, { baseURL: settings.baseURL })
      await use({ page, complaints: complaintsOf(page, settings.baseURL) })
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  withoutScript: [
    async ({ browser }, use, { project: { use: settings } }) => {
      const page = await openWindow(browser, {
        baseURL: settings.baseURL,
        javaScriptEnabled: false,
      })
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

async function openWindow(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext({ ...options, viewport: desktop })
  return context.newPage()
}

for (const path of pagePaths()) {
  test(path, async ({ walk: { page, complaints }, withoutScript }) => {
    test.slow()
    const written = await test.step('readable without script', () =>
      readWithoutScript(withoutScript, path))
    // Only where it is needed: a page whose requests are answered by a test has no cache.
    if (path === '/contact') await standInForMap(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // What the last page had not finished is its own affair.
    await page.goto('about:blank')
    const earlier = complaints.length
    await page.setViewportSize(desktop)
    const response = await openPage(page, path)
    expect(response?.status()).toBe(200)
    expect(await headOf(page), 'h1 and title, with scripts and as written').toEqual(written)
    for (const viewport of [desktop, phone]) {
      await test.step(`at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport)
        await expectPicturesShown(page)
        // All rules on the widest and on the narrowest window: what a width hides, one of them shows.
        const only = viewport === desktop ? undefined : layoutRules
        expect(await violations(page, only), 'axe').toEqual([])
        expect(complaints.slice(earlier)).toEqual([])
        if (viewport === phone) expect(await screensOf(page)).toBeLessThanOrEqual(mostScreens(path))
      })
    }
    await page.setViewportSize(desktop)
    expect(await straySizes(page), 'sizes of words that are none of the scale').toEqual([])
    expect(await offGrid(page, path), 'what begins beside the columns').toEqual([])
    await expectNoSidewaysScrolling(page)
    await readSmall(page)
    await page.unrouteAll()
  })
}

/** How many screens of a phone a page may fill, its footer included. */
function mostScreens(path: string): number {
  if (path.startsWith('/subsidiaries/')) return 10
  // A row for each figure.
  const figures = figureRegister().flatMap((source) => source.figures).length
  return { '/': 13, '/services': 11, '/data': 3 + 0.19 * figures, '/press': 12 }[path] ?? Infinity
}

async function screensOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
}

const unknown = '/no-such-page'

for (const path of [unknown, '/news/no-such-article']) {
  test(path, async ({ walk: { page } }) => {
    // The page of unknown addresses stands outside the layout, for which `openPage` waits.
    if (path === unknown) await page.goto(path)
    else await openPage(page, path)
    await readSmall(page)
  })
}

/** The open page with little motion, in a tablet's window and in the zoomed one. */
async function readSmall(page: Page): Promise<void> {
  await test.step(`at ${tablet.width} and ${zoomed.width} pixels`, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(tablet)
    expect(await violations(page, layoutRules), 'axe at 768 pixels').toEqual([])
    await page.setViewportSize(zoomed)
    expect(await violations(page), 'axe at 320 pixels').toEqual([])
    expect(await smallTargets(page)).toEqual([])
    expect(await textLost(page), 'as it is').toEqual([])
    await spaceText(page)
    for (const viewport of [zoomed, phone, laptop]) {
      await page.setViewportSize(viewport)
      expect(await textLost(page), `with text spacing at ${viewport.width} pixels`).toEqual([])
    }
  })
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize(narrowest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
}

type Head = { h1: string[]; title: string }

/** Headings of the first level and title, as they are now. */
async function headOf(page: Page): Promise<Head> {
  const h1 = await page.getByRole('heading', { level: 1 }).allTextContents()
  expect(h1).toHaveLength(1)
  return { h1, title: await page.title() }
}

/** Reads the page as written: its landmarks stand there once each, and there is text in `main`. */
async function readWithoutScript(page: Page, path: string): Promise<Head> {
  await page.goto(path)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
  return headOf(page)
}
