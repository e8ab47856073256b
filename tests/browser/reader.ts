import { type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'

/**
 * Tests of somebody who only reads: one window serves them all, and a page that is open already is
 * not opened again. A test that presses, types, scrolls or sets the clock has a window of its own.
 */
export const reading = test.extend<{ page: Page }, { readersWindow: Page }>({
  readersWindow: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext({ baseURL })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ readersWindow, viewport }, use) => {
    if (viewport) await readersWindow.setViewportSize(viewport)
    await use(readersWindow)
  },
})

/** Opens a page of the site, unless the window shows it. */
export async function readPage(page: Page, path: string): Promise<void> {
  const { pathname, search, hash } = new URL(page.url())
  if (pathname + search + hash !== path) await openPage(page, path)
}
