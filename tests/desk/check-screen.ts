import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../browser/axe.ts'

/** Checks a screen on a phone and on a desktop; with `SCREENS` set, takes its picture into that folder. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const { SCREENS } = process.env
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
    expect(await axeFindings(page), `${name} at ${width}`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide, `${name} at ${width} scrolls sideways`).toBe(false)
    if (SCREENS) await page.screenshot({ path: `${SCREENS}/${name}-${width}.png`, fullPage: true })
  }
}
