import type { Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Draws one finger over the screen, from a place by so many pixels, and lifts it. */
export async function swipe(page: Page, from: Point, by: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const steps = 5
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step++) {
    const point = { x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}
