import { type Browser, test as base, expect, type Page, type Response } from '@playwright/test'

/** The viewports of the design, in CSS pixels. */
export const phone = { width: 390, height: 844 }
export const tablet = { width: 768, height: 1024 }
export const laptop = { width: 1280, height: 800 }
export const desktop = { width: 1440, height: 900 }
/** The size of televisions and most large monitors. */
export const television = { width: 1920, height: 1080 }
/** The largest screen that is common. */
export const cinema = { width: 2560, height: 1440 }
/** The narrowest window that must not scroll sideways. */
export const narrowest = { width: 360, height: 740 }
/** A window of 1280 × 2560 at 400 % (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 640 }

/** Properties of a page whose use would affect the next test in it. */
const spoiling = new Set<string | symbol>(['addInitScript', 'clock', 'context'])

/**
 * Playwright's `test`, with pages that tests with equal options reuse: opening one and filling its cache
 * costs more than most checks. A page is passed on empty and without routes, or closed if a test has used
 * its clock, init scripts or context.
 */
export const test = base.extend<object, { windows: Map<string, Page> }>({
  windows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for here
    async ({}, use) => {
      const windows = new Map<string, Page>()
      await use(windows)
      for (const page of windows.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      browser,
      windows,
      viewport,
      baseURL,
      javaScriptEnabled,
      hasTouch,
      timezoneId,
      bypassCSP,
      contextOptions,
    },
    use,
  ) => {
    const own = { baseURL, javaScriptEnabled, hasTouch, timezoneId, bypassCSP }
    const options = { ...own, ...contextOptions }
    const kind = JSON.stringify(options)
    const page = windows.get(kind) ?? (await openWindow(browser, options))
    windows.delete(kind)
    if (viewport) await page.setViewportSize(viewport)
    let spoiled = false
    const watched = new Proxy(page, {
      get(target, name) {
        if (spoiling.has(name)) spoiled = true
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await use(watched)
    if (spoiled) return page.context().close()
    await empty(page)
    await page.emulateMedia({
      media: null,
      reducedMotion: null,
      forcedColors: null,
      ...contextOptions,
    })
    windows.set(kind, page)
  },
})

async function openWindow(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext(options)
  return context.newPage()
}

/** Resets a page: closes others, removes listeners and routes, and moves the pointer away. */
async function empty(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  await page.goto('about:blank')
}

/**
 * Opens a page of the site and waits for Astro's router, which sets `scrollRestoration`, so that the next
 * press on a link is a client navigation, and until all of it is laid out. Islands need no wait: `client:press` loses no press; for a form see `openForm`.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  const ready = () =>
    history.scrollRestoration === 'manual' &&
    document.querySelector('main > :not([data-laid-out])') === null
  // True by the load event as a rule: `evaluate` takes 18 ms, `waitForFunction` 62.
  if (!(await page.evaluate(ready))) await page.waitForFunction(ready)
  return response
}

/** Stops the page's clock: time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-03-02T09:00:00Z')
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 1000))
}

/** Opens a page with its clock stopped. */
export async function openAtStoppedClock(page: Page, path: string): Promise<void> {
  await stopClock(page)
  await openPage(page, path)
}

/** Follows a link added to the page, or goes back if no path is given; waits for `astro:page-load`. */
export async function move(page: Page, path?: string): Promise<void> {
  await page.evaluate(async (href) => {
    const shown = new Promise((resolve) => {
      document.addEventListener('astro:page-load', resolve, { once: true })
    })
    if (href === undefined) history.back()
    else {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
    }
    await shown
  }, path)
}

/** The page at that address has been swapped in, and its scripts have run. */
export async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.locator('main h1')).toBeFocused()
}

/** Follows a link to a page and waits until it is shown. */
export async function follow(page: Page, path: string): Promise<void> {
  await move(page, path)
  await expectShown(page, path)
}

/** Adds rules as a constructed stylesheet: the page's CSP forbids any style element but its own. */
export async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}
