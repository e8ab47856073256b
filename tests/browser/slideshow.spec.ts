import { expect, type Page } from '@playwright/test'
import { slides } from '#content/model/records.ts'
import { control, expectSlide, leaveSlideshow, slideDuration, slideshow } from './slideshow.ts'
import { desktop, openAtStoppedClock, phone, test } from './window.ts'

test.use({ viewport: desktop })

/** Restarts at the first slide, with its full time left and the pointer elsewhere. */
async function beginAgain(page: Page): Promise<void> {
  await control(page, 'Go to slide 1').click()
  await leaveSlideshow(page)
}

/** Nothing moves while it rests, from the first slide on. */
async function expectResting(page: Page): Promise<void> {
  await page.clock.runFor(3 * slideDuration)
  await expectSlide(page, 1)
}

test('goes on by itself', async ({ page }) => {
  const requested = new Set<string>()
  page.on('request', (request) => {
    const slide = slides.find(({ picture }) => request.url().includes(`/assets/${picture}.`))
    if (slide && request.resourceType() === 'image') requested.add(slide.picture)
  })
  await openAtStoppedClock(page, '/')
  await page.waitForLoadState('load')
  await expectSlide(page, 1)

  // A later slide's picture is fetched shortly before its turn.
  const [first, second] = slides.map(({ picture }) => picture)
  expect([...requested]).toEqual([first])
  await page.clock.runFor(slideDuration - 1)
  await expect.poll(() => [...requested]).toEqual([first, second])

  // It goes on every 5000 ms, and wraps around.
  await expectSlide(page, 1)
  await page.clock.runFor(1)
  for (let index = 1; index <= slides.length; index += 1) {
    await expectSlide(page, (index % slides.length) + 1)
    if (index < slides.length) await page.clock.runFor(slideDuration)
  }

  // It rests while the pointer is on it.
  await slideshow(page).hover()
  await expectResting(page)
  await leaveSlideshow(page)
  await page.clock.runFor(slideDuration)
  await expectSlide(page, 2)

  // It rests from Pause to Play.
  await beginAgain(page)
  for (const [press, next, status] of [
    ['Pause', 'Play', 'Slides paused'],
    ['Play', 'Pause', 'Slides playing'],
  ] as const) {
    await control(page, press).click()
    await leaveSlideshow(page)
    await expect(control(page, next)).toBeVisible()
    await expect(slideshow(page).getByRole('status')).toHaveText(status)
    if (press === 'Pause') await expectResting(page)
  }
  await page.clock.runFor(slideDuration)
  await expectSlide(page, 2)

  // It rests while one of its controls shows the focus.
  await beginAgain(page)
  await control(page, 'Pause').focus()
  await page.keyboard.press('Tab')
  await expect(control(page, 'Previous slide')).toBeFocused()
  await expectResting(page)
  await control(page, 'Previous slide').blur()
  await page.clock.runFor(slideDuration)
  await expectSlide(page, 2)
})

test('is moved by its controls', async ({ page }) => {
  await openAtStoppedClock(page, '/')

  // The first screen's largest text is the slide's title.
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const title = await slideshow(page).getByRole('heading').textContent()
    expect(await page.evaluate(largestText), `at ${viewport.width} pixels`).toBe(title)
  }

  // The first screen shows the controls in any window.
  for (const viewport of [
    phone,
    { width: 390, height: 700 },
    { width: 1024, height: 640 },
    { width: 1440, height: 700 },
    desktop,
  ]) {
    await page.setViewportSize(viewport)
    const buttons = await slideshow(page).getByRole('button').all()
    expect(buttons.length).toBeGreaterThan(0)
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 })
  }

  // A slide stands its full time after a press.
  await page.clock.runFor(slideDuration - 100)
  await control(page, 'Next slide').click()
  await leaveSlideshow(page)
  await page.clock.runFor(slideDuration - 1)
  await expectSlide(page, 2)
  await page.clock.runFor(1)
  await expectSlide(page, 3)

  // Previous and next wrap around, and a dot leads to its slide.
  await beginAgain(page)
  for (const [name, number] of [
    ['Previous slide', slides.length],
    ['Next slide', 1],
    ['Next slide', 2],
    ['Go to slide 3', 3],
    ['Go to slide 1', 1],
  ] as const) {
    await control(page, name).click()
    await expectSlide(page, number)
    const current = slideshow(page).locator('button[aria-current="true"]')
    await expect(current).toHaveAccessibleName(`Go to slide ${number}`)
  }

  // It is announced only while it does not move by itself.
  await leaveSlideshow(page)
  const live = slideshow(page).locator('[aria-live="polite"]')
  await expect(live).toHaveCount(0)
  await control(page, 'Pause').click()
  await expect(live).toHaveCount(1)
})

test('with less motion it starts paused, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAtStoppedClock(page, '/')
  await expect(control(page, 'Play')).toBeVisible()
  await expectResting(page)
  await control(page, 'Next slide').click()
  await expectSlide(page, 2)
  const durations = await slideshow(page).evaluate((region) =>
    region
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  )
  // The words of the new slide may not slide or fade; a control may still change its colour.
  expect(Math.max(0, ...durations)).toBeLessThanOrEqual(200)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('is moved by a finger', async ({ page }) => {
    await openAtStoppedClock(page, '/')

    // Arrows, dots and the second button are not there.
    await expect(slideshow(page).getByRole('link')).toHaveCount(1)
    await expect(slideshow(page).getByRole('button')).toHaveCount(1)

    for (const [x, number] of [
      [-50, 1],
      [50, 1],
      [-51, 2],
      [51, 1],
      [120, slides.length],
      [-120, 1],
    ] as const) {
      await swipe(page, 300, { x, y: 0 })
      await expectSlide(page, number)
    }

    // It goes on by itself after a swipe.
    await page.clock.runFor(slideDuration)
    await expectSlide(page, 2)

    // A vertical swipe scrolls the page and leaves the slide.
    await swipe(page, 600, { x: -60, y: -300 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expectSlide(page, 2)

    // Pause is there.
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

/** The text in the window with the largest type. */
function largestText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let largest = { size: 0, text: '' }
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { top, width } = parent.getBoundingClientRect()
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    if (top >= innerHeight || width <= 1 || size <= largest.size) continue
    largest = { size, text: parent.textContent ?? '' }
  }
  return largest.text
}
