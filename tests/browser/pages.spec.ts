import { test as base, type CDPSession, expect, type Page } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { figureRegister } from '#content/model/receipts.ts'
import { layoutRules, violations } from './axe.ts'
import { complaintsOf, standInForMap } from './complaints.ts'
import { type FirstViewRequest, firstView, listed, weight } from './first-view.ts'
import { offGrid, smallTargets, straySizes } from './layout.ts'
import { expectPicturesShown, unfittingPictures } from './pictures.ts'
import { setDefaultFont, spaceText, textLost } from './text-lost.ts'
import { cinema, desktop, laptop, narrowest, phone, tablet, television, zoomed } from './window.ts'

/** One page for all addresses that a worker opens, and the complaints collected from it. */
type Walk = { page: Page; devtools: CDPSession; complaints: readonly string[] }

/** Worker-scoped: a new window for each address or width would cost more than the checks. */
const test = base.extend<object, { walk: Walk }>({
  walk: [
    async ({ browser }, use, { project: { use: settings } }) => {
      const context = await browser.newContext({ baseURL: settings.baseURL })
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await use({ page, devtools, complaints: complaintsOf(page, settings.baseURL) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Limits until the load event on a phone: bytes over the wire, headers included, or counts. */
const budgets = { home: 96 * 1024, page: 120 * 1024, requests: 10, script: 12 * 1024, scripts: 3 }

for (const path of pagePaths()) {
  test(path, async ({ walk }) => {
    test.slow()
    const { page, complaints } = walk
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Leave the last page first: it would fetch pictures for the new width, and leaving it abort them.
    await page.goto('about:blank')
    await setWindow(walk, phone, 2)
    const earlier = complaints.length
    expect(tooHeavy(path, await firstView(page, path))).toBe('')
    if (path === '/contact') await standInForMap(page)
    // An error status is among the complaints; a redirect changes the path.
    expect(new URL(page.url()).pathname).toBe(path)
    const { shown, written } = await headsOf(page)
    expect(shown.h1).toHaveLength(1)
    expect(shown, 'h1 and title, with scripts and as written').toEqual(written)
    const unfitting: string[] = []
    const show = async (...window: [size: typeof phone, density?: number]) => {
      await setWindow(walk, ...window)
      unfitting.push(...(await unfittingPictures(page)))
    }
    for (const viewport of [phone, desktop]) {
      await test.step(`at ${viewport.width} pixels`, async () => {
        await show(viewport)
        await expectPicturesShown(page)
        // All rules at desktop width here, at 320 pixels in `readSmall`: what one hides, the other shows.
        const only = viewport === desktop ? undefined : layoutRules
        expect(await violations(page, only), 'axe').toEqual([])
        expect(complaints.slice(earlier)).toEqual([])
        if (viewport === phone) expect(await screensOf(page)).toBeLessThanOrEqual(mostScreens(path))
      })
    }
    expect(await straySizes(page), 'sizes of words that are none of the scale').toEqual([])
    expect(await offGrid(page, path), 'what begins beside the columns').toEqual([])
    await test.step('in other windows', async () => {
      for (const size of [laptop, television, cinema]) await show(size)
      for (const size of [desktop, laptop, tablet, phone]) await show(size, 2)
      expect(unfitting, 'pictures that are fetched larger or smaller than their box').toEqual([])
    })
    await test.step('with little motion, small', () => readSmall(walk))
    await page.unrouteAll()
  })
}

/** Sets the window's size in CSS pixels, and its device pixel ratio. */
async function setWindow(
  { page, devtools }: Walk,
  size: typeof phone,
  deviceScaleFactor = 1,
): Promise<void> {
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    ...{ ...size, deviceScaleFactor, mobile: false },
  })
  // The command returns before the page has been resized.
  await page.waitForFunction(
    ([width, density]) => innerWidth === width && devicePixelRatio === density,
    [size.width, deviceScaleFactor],
  )
}

/** Empty if a first view keeps the budgets, else a line for each of its requests. */
function tooHeavy(path: string, requests: readonly FirstViewRequest[]): string {
  const scripts = requests.filter(({ type }) => type === 'Script')
  const light =
    weight(requests) <= (path === '/' ? budgets.home : budgets.page) &&
    requests.length <= budgets.requests &&
    weight(scripts) <= budgets.script &&
    scripts.length <= budgets.scripts
  return light ? '' : listed(requests)
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

for (const path of ['/no-such-page', '/news/no-such-article']) {
  test(path, async ({ walk }) => {
    await walk.page.goto(path)
    await readSmall(walk)
  })
}

/** Checks the open page with reduced motion: in small windows, with larger text and with text spacing. */
async function readSmall(walk: Walk): Promise<void> {
  const { page } = walk
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setWindow(walk, tablet)
  expect(await violations(page, layoutRules), 'axe at 768 pixels').toEqual([])
  await setWindow(walk, narrowest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
  await setWindow(walk, zoomed)
  expect(await violations(page), 'axe at 320 pixels').toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await textLost(page), 'as it is').toEqual([])
  await setWindow(walk, phone)
  for (const size of [24, 32]) {
    await setDefaultFont(page, size)
    expect(await textLost(page), `with letters of ${size} pixels`).toEqual([])
  }
  await setDefaultFont(page, 16)
  await spaceText(page)
  for (const viewport of [phone, zoomed, laptop]) {
    await setWindow(walk, viewport)
    expect(await textLost(page), `with text spacing at ${viewport.width} pixels`).toEqual([])
  }
}

/** `h1` elements and title, in the current document and as served. */
function headsOf(
  page: Page,
): Promise<Record<'shown' | 'written', { h1: string[]; title: string }>> {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text()
    const headOf = (page: Document) => ({
      h1: [...page.querySelectorAll('h1')].map(({ textContent }) => textContent),
      title: page.title,
    })
    return {
      shown: headOf(document),
      written: headOf(new DOMParser().parseFromString(html, 'text/html')),
    }
  })
}

test('every page can be read without script', async ({ browser, baseURL }) => {
  test.slow()
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: desktop })
  for (const path of pagePaths()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const shown = await page.evaluate(() => ({
      // `body >`, since an article has a header and a footer of its own.
      once: ['body > header', 'nav[aria-label="Main"]', 'main', 'body > footer'].filter(
        (landmark) => document.querySelectorAll(landmark).length === 1,
      ),
      text: [...document.querySelectorAll('main p')].some((text) =>
        text.checkVisibility({ visibilityProperty: true }),
      ),
    }))
    expect(shown.text, `text of ${path}`).toBe(true)
    expect(shown.once, `landmarks of ${path}`).toHaveLength(4)
  }
  await page.close()
})
