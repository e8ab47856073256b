import { expect, type Page } from '@playwright/test'
import { Menu, sectionWith } from './menu.ts'
import { desktop, openAtStoppedClock, openPage, test } from './window.ts'

test.use({ viewport: desktop })

/** Follows the main menu's link to `#vision` on About. */
async function followVision(page: Page): Promise<void> {
  const menu = new Menu(page)
  await menu.button(sectionWith('/about#vision')).hover()
  await menu.nav.locator('a[href="/about#vision"]').click()
  await expect(page).toHaveURL('/about#vision')
}

const top = (page: Page) =>
  page.locator('#vision').evaluate((target) => target.getBoundingClientRect().top)
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

/** The target rests 120 pixels below the window's top (spec 9). */
async function expectThere(page: Page): Promise<void> {
  await expect.poll(async () => Math.abs((await top(page)) - 120)).toBeLessThanOrEqual(2)
}

async function backToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

test('a link to a place on the same page', async ({ page }) => {
  await openAtStoppedClock(page, '/about')

  // Scrolls there smoothly, after 100 ms.
  await followVision(page)
  const steps = await page.evaluateHandle(() => {
    const places: number[] = []
    addEventListener('scroll', () => places.push(scrollY))
    return places
  })
  await page.clock.runFor(99)
  expect(await scrollTop(page)).toBe(0)
  await page.clock.runFor(1)
  await expectThere(page)
  expect(new Set(await steps.jsonValue()).size).toBeGreaterThan(1)

  // Works again on a second click.
  await backToTop(page)
  await followVision(page)
  await page.clock.runFor(100)
  await expectThere(page)

  // Jumps for visitors who asked for less motion.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await backToTop(page)
  await followVision(page)
  await page.clock.runFor(100)
  expect(await top(page)).toBeCloseTo(120, -1)
})

test('a place is reached from elsewhere, and its heading has the focus', async ({ page }) => {
  // The address is opened.
  await openPage(page, '/about#vision')
  await expectThere(page)

  // A link on another page leads there before anything is painted.
  await openPage(page, '/cookies')
  const inFirstFrame = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('astro:after-swap', () =>
          requestAnimationFrame(() =>
            resolve(document.querySelector('#vision')?.getBoundingClientRect().top ?? 0),
          ),
        )
      }),
  )
  await followVision(page)
  expect(Math.abs((await inFirstFrame) - 120)).toBeLessThanOrEqual(2)
  await expectThere(page)
  await expect(page.locator('#vision').getByRole('heading').first()).toBeFocused()
})

test('a malformed hash is harmless', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await openPage(page, '/about#%E0%A4%A')
  await followVision(page)
  await expectThere(page)
  expect(errors).toEqual([])
})
