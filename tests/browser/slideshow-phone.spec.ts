import { expect, type Page, test } from '@playwright/test'
import { slides } from '#content/model/records.ts'
import { control, expectSlide, slideDuration, slideshow } from './slideshow.ts'
import { openAtStoppedClock, phone } from './window.ts'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

test('is moved by a finger', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await test.step('arrows, dots and the second button are not there', async () => {
    await expect(slideshow(page).getByRole('link')).toHaveCount(1)
    await expect(slideshow(page).getByRole('button')).toHaveCount(1)
  })

  for (const [x, number] of [
    [-50, 1],
    [50, 1],
    [-51, 2],
    [51, 1],
    [120, slides.length],
    [-120, 1],
  ] as const) {
    await test.step(`after a swipe by ${x} pixels it shows slide ${number}`, async () => {
      await swipe(page, 300, { x, y: 0 })
      await expectSlide(page, number)
    })
  }

  await test.step('it goes on by itself after a swipe', async () => {
    await page.clock.runFor(slideDuration)
    await expectSlide(page, 2)
  })

  await test.step('a vertical swipe scrolls the page and leaves the slide', async () => {
    await swipe(page, 600, { x: -60, y: -300 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expectSlide(page, 2)
  })

  await test.step('Pause is there', async () => {
    await control(page, 'Pause').tap()
    await page.clock.runFor(3 * slideDuration)
    await expectSlide(page, 2)
  })
})

/** Swipes with one finger, from a height in the window by an offset in pixels. */
async function swipe(page: Page, y: number, by: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: 200 + by.x * share, y: y + by.y * share }],
    })
  await touch('touchStart', 0)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share)
  await touch('touchEnd')
  await devtools.detach()
}
