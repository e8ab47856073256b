import { expect, type Page, type Response } from '@playwright/test'

export { test } from '@playwright/test'

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

/**
 * Opens a page of the site and waits for Astro's router, which sets `scrollRestoration`, so that the next
 * press on a link is a client navigation, and until all of it is laid out. Islands need no wait: `client:press` loses no press; for a form see `openForm`.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  const ready = () =>
    history.scrollRestoration === 'manual' && !document.documentElement.matches('[data-late]')
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
