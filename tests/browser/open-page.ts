import type { Page, Response } from '@playwright/test'

/**
 * Opens a page of the site and waits until React has taken it over: from then on a press is heard.
 * The layout's effects run last, and one of them is visible from outside: it tells the browser
 * to leave the scroll position alone.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  return response
}
