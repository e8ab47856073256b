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

test('goes on by itself', async ({ page }) => {
  const requested = new Set<string>()
  page.on('request', (request) => {
    for (const { picture } of slides) if (isOf(request, picture)) requested.add(picture)
  })
  await openAtStoppedClock(page, '/')
  await page.waitForLoadState('load')
  await expectSlide(page, 1)

  await test.step("a later slide's picture is fetched shortly before its turn", async () => {
    const [first, second] = slides.map(({ picture }) => picture)
    expect([...requested]).toEqual([first])
    await page.clock.runFor(slideDuration - 1)
    await expect.poll(() => [...requested]).toEqual([first, second])
  })

  await test.step('every 5000 ms, and wraps around', async () => {
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

  await test.step('not while the pointer is on it', async () => {
    await slideshow(page).hover()
    await page.clock.runFor(3 * slideDuration)
    await expectSlide(page, 1)
    await leaveSlideshow(page)
    await page.clock.runFor(slideDuration)
    await expectSlide(page, 2)
  })

  await test.step('not while it is paused, until Play', async () => {
    await beginAgain(page)
    await control(page, 'Pause').click()
    await leaveSlideshow(page)
    await expect(control(page, 'Play')).toBeVisible()
    await expect(slideshow(page).getByRole('status')).toHaveText('Slides paused')
    await page.clock.runFor(3 * slideDuration)
    await expectSlide(page, 1)
    await control(page, 'Play').click()
    await leaveSlideshow(page)
    await expect(control(page, 'Pause')).toBeVisible()
    await expect(slideshow(page).getByRole('status')).toHaveText('Slides playing')
    await page.clock.runFor(slideDuration)
    await expectSlide(page, 2)
  })

  await test.step('not while one of its controls shows the focus', async () => {
    await beginAgain(page)
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
})

test('is moved by its controls', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await test.step("the first screen's largest text is the slide's title", async () => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      const largest = await page.evaluate(largestText)
      const title = slideshow(page).getByRole('heading')
      expect(largest, `at ${viewport.width} pixels`).toBe(await title.textContent())
    }
  })

  await test.step('the first screen shows the controls in any window', async () => {
    for (const viewport of [
      ...[phone, { width: 390, height: 700 }, { width: 1024, height: 640 }],
      ...[{ width: 1440, height: 700 }, desktop],
    ]) {
      await page.setViewportSize(viewport)
      const buttons = slideshow(page).getByRole('button')
      expect(await buttons.count()).toBeGreaterThan(0)
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
    }
  })

  await test.step('a slide stands its full time after a press', async () => {
    await page.clock.runFor(slideDuration - 100)
    await control(page, 'Next slide').click()
    await leaveSlideshow(page)
    await page.clock.runFor(slideDuration - 1)
    await expectSlide(page, 2)
    await page.clock.runFor(1)
    await expectSlide(page, 3)
  })

  await test.step('previous and next, which wrap around', async () => {
    await beginAgain(page)
    await control(page, 'Previous slide').click()
    await expectSlide(page, slides.length)
    await control(page, 'Next slide').click()
    await expectSlide(page, 1)
    await control(page, 'Next slide').click()
    await expectSlide(page, 2)
  })

  await test.step('a dot leads to its slide and says which one is shown', async () => {
    for (const number of [3, 1, slides.length, 2]) {
      await control(page, `Go to slide ${number}`).click()
      await expectSlide(page, number)
      const current = slideshow(page).locator('button[aria-current="true"]')
      await expect(current).toHaveAccessibleName(`Go to slide ${number}`)
    }
  })

  await test.step('it is announced only while it does not move by itself', async () => {
    await leaveSlideshow(page)
    const politely = slideshow(page).locator('[aria-live="polite"]')
    await expect(politely).toHaveCount(0)
    await control(page, 'Pause').click()
    await expect(politely).toHaveCount(1)
  })
})

test('with less motion it starts paused, and nothing moves', async ({ page }) => {
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

function isOf(request: { url(): string; resourceType(): string }, picture: string): boolean {
  return request.resourceType() === 'image' && request.url().includes(`/assets/${picture}.`)
}
