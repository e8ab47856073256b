import { type Browser, test as base, type Page } from '@playwright/test'

/** What a test may ask of its window that the next one would meet. */
const spoiling = new Set<string | symbol>(['addInitScript', 'clock', 'context'])

/**
 * Playwright's `test`, whose page stands in a window that tests hand on to each other: opening one, and
 * filling its cache, costs more than most of what is looked at. It is handed on empty and without routes,
 * or closed where a test has set its clock, its scripts or its context.
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
      contextOptions,
    },
    use,
  ) => {
    const options = { baseURL, javaScriptEnabled, hasTouch, timezoneId, ...contextOptions }
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

/** Takes away what a test has opened, answered or pointed at. */
async function empty(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  await page.goto('about:blank')
}
