import { test as base, type CDPSession, expect, type Page } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { layoutRules, violations } from './axe.ts'
import { complaintsOf, standInForMap } from './complaints.ts'
import { type FirstViewRequest, firstView, listed, weight } from './first-view.ts'
import { smallTargets } from './layout.ts'
import { expectPicturesShown, unfittingPictures } from './pictures.ts'
import { setDefaultFont, spaceText, textLost } from './text-lost.ts'
import { completeRun, walkedPages } from './walked-pages.ts'
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
    const whole = walkedPages.includes(path)
    if (whole) await test.step('in every window', () => showEverywhere(walk))
    await test.step('with little motion, small', () => readSmall(walk, whole))
    expect(complaints.slice(earlier)).toEqual([])
    await page.unrouteAll()
  })
}

/** Checks the open page in windows of each size: its pictures, and what axe finds. */
async function showEverywhere(walk: Walk): Promise<void> {
  const { page } = walk
  const unfitting = await unfittingPictures(page)
  const show = async (...window: [size: typeof phone, density?: number]) => {
    await setWindow(walk, ...window)
    unfitting.push(...(await unfittingPictures(page)))
  }
  await show(phone)
  await expectPicturesShown(page)
  if (completeRun) expect(await violations(page, layoutRules), 'axe on a phone').toEqual([])
  await show(desktop)
  await expectPicturesShown(page)
  // All rules here, and at 320 pixels in `readSmall`: what one width hides, the other shows.
  expect(await violations(page), 'axe on a desktop').toEqual([])
  if (await page.evaluate(() => document.querySelector('picture') !== null)) {
    for (const size of [laptop, television, cinema]) await show(size)
    for (const size of [desktop, laptop, tablet]) await show(size, 2)
  }
  expect(unfitting, 'pictures that are fetched larger or smaller than their box').toEqual([])
}

/** Sets the window's size in CSS pixels, and its device pixel ratio. */
async function setWindow(
  { page, devtools }: Walk,
  size: typeof phone,
  deviceScaleFactor = 1,
): Promise<void> {
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor,
    mobile: false,
  })
  // The command may return before the page has been resized; `waitForFunction` costs more than asking.
  const resized = ([width, density]: readonly number[]) =>
    innerWidth === width && devicePixelRatio === density
  const wanted = [size.width, deviceScaleFactor]
  if (!(await page.evaluate(resized, wanted))) await page.waitForFunction(resized, wanted)
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

for (const path of ['/no-such-page', '/news/no-such-article']) {
  test(path, async ({ walk }) => {
    const { page } = walk
    await page.goto(path)
    await setWindow(walk, desktop)
    expect(await violations(page), 'axe on a desktop').toEqual([])
    await readSmall(walk, true)
  })
}

/**
 * Checks the open page with reduced motion, in small windows.
 *
 * @param whole also with larger text and with text spacing
 */
async function readSmall(walk: Walk, whole: boolean): Promise<void> {
  const { page } = walk
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (completeRun) {
    await setWindow(walk, tablet)
    expect(await violations(page, layoutRules), 'axe on a tablet').toEqual([])
  }
  await setWindow(walk, narrowest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
  await setWindow(walk, zoomed)
  expect(await violations(page), 'axe at 320 pixels').toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await textLost(page), 'as it is').toEqual([])
  if (!whole) return
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

// tests/build/body.test.ts finds the landmarks; whether a text is shown, only a browser says.
test('pages can be read without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: desktop })
  for (const path of walkedPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const isShown = await page.evaluate(() =>
      [...document.querySelectorAll('main p')].some((text) =>
        text.checkVisibility({ visibilityProperty: true }),
      ),
    )
    expect(isShown, `text of ${path}`).toBe(true)
  }
  await page.close()
})
