import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'

/** Opens a page on which time stands still: it passes by `page.clock.runFor` alone. */
export async function openAtStoppedClock(page: Page, path: string): Promise<void> {
  const start = new Date('2026-03-02T09:00:00Z')
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 1000))
  await openPage(page, path)
}
