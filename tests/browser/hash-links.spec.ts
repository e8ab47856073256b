import { expect, type Locator, type Page } from '@playwright/test'
import { mainNavigation, sectionButton, sectionWith } from './page-parts.ts'
import { desktop, openAtStoppedClock, openPage, test } from './window.ts'

test.use({ viewport: desktop })

/** Where a hash target comes to rest, in pixels below the window's top (spec 9). */
const offset = 120

/** Follows the main menu's link to `#vision` on About. */
async function followVision(page: Page): Promise<void> {
  await sectionButton(page, sectionWith('/about#vision')).hover()
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

/** Records the target's distance from its place at each `scroll` event, in pixels. */
async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  const steps = await target(page).evaluateHandle((element, place) => {
    const distances: number[] = []
    addEventListener('scroll', () => {
      distances.push(Math.abs(element.getBoundingClientRect().top - place))
    })
    return distances
  }, offset)
  return () => steps.jsonValue()
}

/** Scrolls to the top without animation. */
async function backToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => distance(page)).toBeGreaterThan(offset)
}

test('a link to a place on the same page', async ({ page }) => {
  await openAtStoppedClock(page, '/about')
  await test.step('scrolls there smoothly, after 100 ms', async () => {
    await followVision(page)
    const steps = await watchScrolling(page)
    await page.clock.runFor(99)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
    expect((await steps()).filter((pixels) => pixels > 2)).not.toEqual([])
  })

  await test.step('works again on a second click', async () => {
    await backToTop(page)
    await followVision(page)
    await page.clock.runFor(100)
    await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
  })

  await test.step('jumps for visitors who asked for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await backToTop(page)
    await followVision(page)
    await page.clock.runFor(100)
    expect(await distance(page)).toBeLessThanOrEqual(2)
  })
})

test('a place is reached from elsewhere', async ({ page }) => {
  await test.step('when the address is opened', async () => {
    await openPage(page, '/about#vision')
    await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
  })

  await test.step('from another page, before it is painted', async () => {
    await openPage(page, '/cookies')
    await page.evaluate(() => {
      document.addEventListener('astro:after-swap', () => {
        requestAnimationFrame(() => {
          const top = document.querySelector('#vision')?.getBoundingClientRect().top
          document.documentElement.dataset.firstFrame = String(top)
        })
      })
    })
    await followVision(page)
    await expect(page.locator('html')).toHaveAttribute('data-first-frame', /./)
    const top = await page.locator('html').getAttribute('data-first-frame')
    expect(Math.abs(Number(top) - offset)).toBeLessThanOrEqual(2)
    expect(await distance(page)).toBeLessThanOrEqual(2)
  })

  await test.step('and its heading has the focus', async () => {
    await expect(target(page).getByRole('heading').first()).toBeFocused()
  })
})

test('a malformed hash is harmless', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await openPage(page, '/about#%E0%A4%A')
  await followVision(page)
  await expect.poll(() => distance(page)).toBeLessThanOrEqual(2)
  expect(errors).toEqual([])
})
