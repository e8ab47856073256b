import { expect, type Page, test } from '@playwright/test'
import { slides } from '#content/model/records.ts'
import { allSlides, control, expectSlide, slideDuration, slideshow } from './slideshow.ts'
import { openAtStoppedClock, phone } from './window.ts'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

/** On the picture, above the words. */
const start = { x: 200, y: 300 }

test('is moved by a finger', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await test.step('arrows, dots and the second button are not there', async () => {
    await expect(slideshow(page).getByRole('link')).toHaveCount(1)
    expect(await allSlides(page).first().locator('a').count()).toBe(2)
    await expect(control(page, 'Previous slide')).toHaveCount(0)
    await expect(control(page, 'Next slide')).toHaveCount(0)
    await expect(slideshow(page).getByRole('button', { name: /^Go to slide/ })).toHaveCount(0)
  })

  await test.step('a swipe of 50 pixels does not move it', async () => {
    await swipe(page, start, { x: -50, y: 0 })
    await expectSlide(page, 1)
    await swipe(page, start, { x: 50, y: 0 })
    await expectSlide(page, 1)
  })

  await test.step('a longer one moves to the next or the previous slide', async () => {
    await swipe(page, start, { x: -51, y: 0 })
    await expectSlide(page, 2)
    await swipe(page, start, { x: 51, y: 0 })
    await expectSlide(page, 1)
    await swipe(page, start, { x: 120, y: 10 })
    await expectSlide(page, slides.length)
  })

  await test.step('it goes on by itself after a swipe', async () => {
    await swipe(page, start, { x: -120, y: 0 })
    await expectSlide(page, 1)
    await page.clock.runFor(slideDuration)
    await expectSlide(page, 2)
  })

  await test.step('a vertical swipe scrolls the page and leaves the slide', async () => {
    await swipe(page, { x: 200, y: 600 }, { x: -60, y: -300 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expectSlide(page, 2)
  })

  await test.step('Pause is there', async () => {
    await control(page, 'Pause').tap()
    await page.clock.runFor(3 * slideDuration)
    await expectSlide(page, 2)
  })
})

type Point = { x: number; y: number }

/** Swipes with one finger, from a point by an offset in pixels. */
async function swipe(page: Page, from: Point, by: Point): Promise<void> {
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
