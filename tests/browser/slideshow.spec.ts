import { expect, test } from '@playwright/test'
import { slides } from '#content/model/slides.ts'
import { openPage } from './open-page.ts'
import {
  allSlides,
  control,
  expectSlide,
  leaveSlideshow,
  slideDuration,
  slideshow,
} from './slideshow.ts'
import { openAtStoppedClock } from './stopped-clock.ts'
import { desktop, phone } from './window-sizes.ts'

test.use({ viewport: desktop })

test('has its slides and is called a carousel', async ({ page }) => {
  await openPage(page, '/')
  await expect(slideshow(page)).toHaveAttribute('aria-roledescription', 'carousel')
  await expect(allSlides(page)).toHaveCount(slides.length)
})

test('advances every 5000 ms and wraps around', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await expectSlide(page, 1)
  await page.clock.runFor(slideDuration - 1)
  await expectSlide(page, 1)
  await page.clock.runFor(1)
  await expectSlide(page, 2)
  for (const number of [...slides.keys()]
    .slice(2)
    .map((index) => index + 1)
    .concat(1)) {
    await page.clock.runFor(slideDuration)
    await expectSlide(page, number)
  }
})

test('previous and next move it and wrap around', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await control(page, 'Previous slide').click()
  await expectSlide(page, slides.length)
  await control(page, 'Next slide').click()
  await expectSlide(page, 1)
  await control(page, 'Next slide').click()
  await expectSlide(page, 2)
})

test('a dot leads to its slide and says which one is shown', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  for (const number of [3, 1, slides.length, 2]) {
    await control(page, `Go to slide ${number}`).click()
    await expectSlide(page, number)
    const current = slideshow(page).locator('button[aria-current="true"]')
    await expect(current).toHaveAccessibleName(`Go to slide ${number}`)
  }
})

test('a slide stands its full time after a press', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await page.clock.runFor(slideDuration - 100)
  await control(page, 'Next slide').click()
  await leaveSlideshow(page)
  await page.clock.runFor(slideDuration - 1)
  await expectSlide(page, 2)
  await page.clock.runFor(1)
  await expectSlide(page, 3)
})

test('Pause stops it and Play starts it', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await control(page, 'Pause').click()
  await leaveSlideshow(page)
  await expect(control(page, 'Play')).toBeVisible()
  await page.clock.runFor(3 * slideDuration)
  await expectSlide(page, 1)
  await control(page, 'Play').click()
  await leaveSlideshow(page)
  await expect(control(page, 'Pause')).toBeVisible()
  await page.clock.runFor(slideDuration)
  await expectSlide(page, 2)
})

test('rests while the pointer is on it', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await slideshow(page).hover()
  await page.clock.runFor(3 * slideDuration)
  await expectSlide(page, 1)
  await leaveSlideshow(page)
  await page.clock.runFor(slideDuration)
  await expectSlide(page, 2)
})

test('rests while one of its controls shows the focus', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await control(page, 'Pause').focus()
  await page.keyboard.press('Tab')
  await expect(control(page, 'Previous slide')).toBeFocused()
  await expect(slideshow(page).locator('[aria-live="polite"]')).toHaveCount(1)
  await page.clock.runFor(3 * slideDuration)
  await expectSlide(page, 1)
  await control(page, 'Previous slide').blur()
  await page.clock.runFor(slideDuration)
  await expectSlide(page, 2)
})

test('is announced only while it does not move by itself', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  const politely = slideshow(page).locator('[aria-live="polite"]')
  await expect(politely).toHaveCount(0)
  await control(page, 'Pause').click()
  await expect(politely).toHaveCount(1)
})

test.describe('with less motion', () => {
  test('it starts paused, and nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAtStoppedClock(page, '/')
    await expect(control(page, 'Play')).toBeVisible()
    await page.clock.runFor(3 * slideDuration)
    await expectSlide(page, 1)
    await control(page, 'Next slide').click()
    await expectSlide(page, 2)
    const moving = await slideshow(page).evaluate((region) =>
      region.getAnimations({ subtree: true }).map((animation) => {
        const timing = animation.effect?.getComputedTiming()
        return { state: animation.playState, duration: timing?.duration }
      }),
    )
    const longest = Math.max(0, ...moving.map(({ duration }) => Number(duration)))
    // The words of the new slide may not slide or fade; a control may still change its colour.
    expect(longest).toBeLessThanOrEqual(200)
  })
})

test('the buttons lead to exactly five pages', async ({ page }) => {
  await openPage(page, '/')
  const hrefs = await allSlides(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect([...new Set(hrefs)].sort()).toEqual([
    '/about',
    '/careers',
    '/contact',
    '/services',
    '/sustainability',
  ])
})

test('the first screen shows the controls in any window', async ({ page }) => {
  await openPage(page, '/')
  for (const viewport of [
    desktop,
    { width: 1440, height: 700 },
    { width: 1024, height: 640 },
    phone,
    { width: 390, height: 700 },
  ]) {
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      const buttons = slideshow(page).getByRole('button')
      expect(await buttons.count()).toBeGreaterThan(0)
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
    })
  }
})

test("the first screen's largest text is the slide's title", async ({ page }) => {
  await openAtStoppedClock(page, '/')
  for (const viewport of [phone, desktop]) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      const largest = await page.evaluate(largestText)
      const title = slideshow(page).getByRole('heading')
      expect(largest).toBe(await title.textContent())
    })
  }
})

/** The text in the window with the largest type. */
function largestText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let largest = { size: 0, text: '' }
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { top, width } = parent.getBoundingClientRect()
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    if (top >= window.innerHeight || width <= 1 || size <= largest.size) continue
    largest = { size, text: parent.textContent ?? '' }
  }
  return largest.text
}

test("a later slide's picture is fetched shortly before its turn", async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    requested.push(...slides.map(({ picture }) => picture).filter((name) => isOf(request, name)))
  })
  await openAtStoppedClock(page, '/')
  await page.waitForLoadState('load')
  const [first, second] = slides.map(({ picture }) => picture)
  expect([...new Set(requested)]).toEqual([first])
  await page.clock.runFor(slideDuration - 1)
  await expect.poll(() => [...new Set(requested)]).toEqual([first, second])
})

function isOf(request: { url(): string; resourceType(): string }, picture: string): boolean {
  return request.resourceType() === 'image' && request.url().includes(`/assets/${picture}.`)
}
