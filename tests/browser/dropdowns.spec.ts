import { expect, type Page } from '@playwright/test'
import {
  boxOf,
  lastSection as last,
  linkCount,
  mainNavigation,
  otherSection as other,
  sectionButton,
  sectionLabels,
  sectionLinks,
} from './page-parts.ts'
import { desktop, openAtStoppedClock, openPage, test } from './window.ts'

test.use({ viewport: desktop })

async function expectOpen(page: Page, label: string): Promise<void> {
  await expect(sectionLinks(page, label)).toHaveCount(linkCount(label))
  await expect(sectionButton(page, label)).toHaveAttribute('aria-expanded', 'true')
}

async function expectClosed(page: Page, label: string): Promise<void> {
  await expect(sectionLinks(page, label)).toHaveCount(0)
  await expect(sectionButton(page, label)).toHaveAttribute('aria-expanded', 'false')
}

/** Moves the pointer to the middle of the page, away from the header. */
async function leaveHeader(page: Page): Promise<void> {
  await page.mouse.move(desktop.width / 2, desktop.height * 0.75)
}

test('by mouse', async ({ page }) => {
  await openAtStoppedClock(page, '/cookies')
  for (const label of sectionLabels) {
    await test.step(`${label} opens on hover, closes 200 ms after the pointer left`, async () => {
      await expectClosed(page, label)
      await sectionButton(page, label).hover()
      await expectOpen(page, label)
      await leaveHeader(page)
      await page.clock.runFor(190)
      await expectOpen(page, label)
      await page.clock.runFor(20)
      await expectClosed(page, label)
    })
  }

  await test.step('one stays when the pointer comes back within 200 ms', async () => {
    await sectionButton(page, last).hover()
    await leaveHeader(page)
    await page.clock.runFor(190)
    await sectionLinks(page, last).first().hover()
    await page.clock.runFor(1000)
    await expectOpen(page, last)
  })

  await test.step('one gives way to the next one at once', async () => {
    await sectionButton(page, other).hover()
    await sectionButton(page, last).hover()
    await expectOpen(page, last)
    await expectClosed(page, other)
  })

  await test.step('a click on the button leaves open what hovering has opened', async () => {
    await sectionButton(page, other).click()
    await expectOpen(page, other)
  })

  await test.step('Escape closes what hovering has opened', async () => {
    await page.keyboard.press('Escape')
    await expectClosed(page, other)
  })

  for (const width of [1120, desktop.width]) {
    await test.step(`each stands under its button, in the window, at ${width} pixels`, async () => {
      await page.setViewportSize({ ...desktop, width })
      for (const label of sectionLabels) {
        const button = sectionButton(page, label)
        await button.hover()
        const trigger = await boxOf(button)
        const panel = await boxOf(button.locator('+ div'))
        const end = panel.x + panel.width
        expect(end, label).toBeLessThanOrEqual(width)
        expect(end, label).toBeGreaterThan(trigger.x + trigger.width)
        if (end === width) continue
        const first = await boxOf(sectionLinks(page, label).first())
        expect(first.x, label).toBeCloseTo(trigger.x, 0)
      }
    })
  }
})

test('a click on a link closes the menu; the open section is marked, and it alone', async ({
  page,
}) => {
  await openPage(page, '/cookies')
  await sectionButton(page, last).hover()
  const link = sectionLinks(page, last).last()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(href)
  await expectClosed(page, last)
  await leaveHeader(page)
  /** The entries with a marking line, and its `bottom` offset in pixels. */
  const marked = () =>
    mainNavigation(page)
      .locator('.menu-entry:visible')
      .evaluateAll((entries) =>
        entries.flatMap((entry) => {
          const { content, bottom } = getComputedStyle(entry, '::after')
          return content === 'none' ? [] : [[entry.textContent, Number.parseFloat(bottom)]]
        }),
      )
  await expect.poll(marked).toEqual([[last, expect.any(Number)]])
  const [[, current] = []] = await marked()
  expect(current).toBeGreaterThan(10)
  for (const label of [other, last]) {
    await sectionButton(page, label).hover()
    await expect.poll(marked).toEqual([[label, 0]])
  }
})

test('by keyboard', async ({ page }) => {
  await openPage(page, '/cookies')
  for (const label of sectionLabels) {
    await test.step(`${label} opens, closes on Escape, and its button has the focus`, async () => {
      const button = sectionButton(page, label)
      await button.press('Enter')
      await expectOpen(page, label)
      await page.keyboard.press('Tab')
      await expect(sectionLinks(page, label).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expectClosed(page, label)
      await expect(button).toBeFocused()
    })
  }

  const button = sectionButton(page, last)
  for (const key of ['Enter', 'Space']) {
    await test.step(`one opens and closes by ${key}`, async () => {
      await button.press(key)
      await expectOpen(page, last)
      await button.press(key)
      await expectClosed(page, last)
    })
  }

  await test.step('one closes when the focus leaves', async () => {
    await button.press('Enter')
    await sectionLinks(page, last).last().focus()
    await expectOpen(page, last)
    await page.keyboard.press('Tab')
    await expectClosed(page, last)
  })

  await test.step('not on a press on a link that takes no focus, as in Safari', async () => {
    await button.press('Enter')
    await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
    await expectOpen(page, last)
  })
})

test('a pointer that rests opens none after Back', async ({ page }) => {
  await openPage(page, '/cookies')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms-of-service')
  const box = await sectionButton(page, last).boundingBox()
  const [x, y] = [Math.ceil(box?.x ?? 0) + 9, Math.ceil(box?.y ?? 0) + 9]
  await page.mouse.move(x, y)
  await expectOpen(page, last)
  await page.goBack()
  await expect(page).toHaveURL('/cookies')
  await expect(page.locator('main h1')).toBeFocused()
  // Browsers send a `mousemove` for a resting pointer when the page under it changes.
  await page.mouse.move(x, y)
  await expectClosed(page, last)
  await page.mouse.move(x + 1, y)
  await expectOpen(page, last)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('one opens and closes, also by a tap beside it', async ({ page }) => {
    await openPage(page, '/cookies')
    await sectionButton(page, last).tap()
    await expectOpen(page, last)
    await sectionButton(page, last).tap()
    await expectClosed(page, last)
    await sectionButton(page, other).tap()
    await expectOpen(page, other)
    await page.touchscreen.tap(desktop.width / 2, desktop.height * 0.75)
    await expectClosed(page, other)
  })
})
