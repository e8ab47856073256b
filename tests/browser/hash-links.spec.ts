import { expect, type Locator, type Page, test } from '@playwright/test'
import { mainNavigation, sectionButton } from './main-menu.ts'
import { openPage } from './open-page.ts'
import { openAtStoppedClock } from './stopped-clock.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

/** Where a hash target ends, in pixels below the window's top (spec 9). */
const offset = 120

/** Follows the main menu's link to `#vision` on About. */
async function followVision(page: Page): Promise<void> {
  await sectionButton(page, 'About Us').hover()
  await mainNavigation(page).locator('a[href="/about#vision"]').click()
  await expect(page).toHaveURL('/about#vision')
}

function target(page: Page): Locator {
  return page.locator('#vision')
}

/** How far the target is from its place, in pixels. */
function distance(page: Page): Promise<number> {
  return target(page).evaluate(
    (element, place) => Math.abs(element.getBoundingClientRect().top - place),
    offset,
  )
}

test('the page scrolls after 100 ms', async ({ page }) => {
  await openAtStoppedClock(page, '/about')
  await followVision(page)
  await page.clock.runFor(99)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
})

test('the scrolling is smooth', async ({ page }) => {
  await openAtStoppedClock(page, '/about')
  await followVision(page)
  await page.clock.runFor(100)
  expect(await distance(page)).toBeGreaterThan(2)
  await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
})

test('it jumps for visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAtStoppedClock(page, '/about')
  await followVision(page)
  await page.clock.runFor(100)
  expect(await distance(page)).toBeLessThanOrEqual(2)
})

test('it works from another page', async ({ page }) => {
  await openPage(page, '/contact')
  await followVision(page)
  await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
})

test('it works again on a second click', async ({ page }) => {
  await openPage(page, '/about')
  await followVision(page)
  await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => distance(page)).toBeGreaterThan(offset)
  await followVision(page)
  await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
})

test('it works when the address is opened', async ({ page }) => {
  await openPage(page, '/about#vision')
  await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
})
