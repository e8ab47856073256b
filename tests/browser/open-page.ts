import type { Page, Response } from '@playwright/test'

/**
 * Opens a page of the site and waits until Astro's router listens, which sets `scrollRestoration`: the
 * next press on a link is a client navigation. Islands need no waiting: `client:press` loses no press.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  return response
}
