import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { last, other, sectionLabels } from './menu.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openAtStoppedClock, openPage } from './window.ts'

test.use({ viewport: desktop })

/** Moves the pointer to the middle of the page, away from the header. */
async function leaveHeader(page: Page): Promise<void> {
  await page.mouse.move(desktop.width / 2, desktop.height * 0.75)
}

test('by mouse', async ({ page, menu }) => {
  await openAtStoppedClock(page, '/cookies')
  for (const label of sectionLabels) {
    await test.step(`${label} opens on hover, closes 200 ms after the pointer left`, async () => {
      await menu.expectClosed(label)
      await menu.button(label).hover()
      await menu.expectOpen(label)
      await leaveHeader(page)
      await page.clock.runFor(190)
      await menu.expectOpen(label)
      await page.clock.runFor(20)
      await menu.expectClosed(label)
    })
  }

  // One stays when the pointer comes back within 200 ms.
  await menu.button(last).hover()
  await leaveHeader(page)
  await page.clock.runFor(190)
  await menu.links(last).first().hover()
  await page.clock.runFor(1000)
  await menu.expectOpen(last)

  // One gives way to the next one at once.
  await menu.button(other).hover()
  await menu.button(last).hover()
  await menu.expectOpen(last)
  await menu.expectClosed(other)

  // A click on the button leaves open what hovering has opened.
  await menu.button(other).click()
  await menu.expectOpen(other)

  // Escape closes what hovering has opened.
  await page.keyboard.press('Escape')
  await menu.expectClosed(other)

  for (const width of [1120, desktop.width]) {
    await page.setViewportSize({ ...desktop, width })
    for (const label of sectionLabels) {
      const button = menu.button(label)
      await button.hover()
      const trigger = await boxOf(button)
      const panel = await boxOf(button.locator('+ div'))
      const end = panel.x + panel.width
      expect(end, label).toBeLessThanOrEqual(width)
      expect(end, label).toBeGreaterThan(trigger.x + trigger.width)
      if (end === width) continue
      const first = await boxOf(menu.links(label).first())
      expect(first.x, label).toBeCloseTo(trigger.x, 0)
    }
  }
})

test('a click on a link closes the menu; the open section is marked, and it alone', async ({
  page,
  menu,
}) => {
  await openPage(page, '/cookies')
  await menu.button(last).hover()
  const link = menu.links(last).last()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(href)
  await menu.expectClosed(last)
  await leaveHeader(page)
  /** The entries with a marking line, and its `bottom` offset in pixels. */
  const marked = () =>
    menu.nav.locator('.menu-entry:visible').evaluateAll((entries) =>
      entries.flatMap((entry) => {
        const { content, bottom } = getComputedStyle(entry, '::after')
        return content === 'none' ? [] : [[entry.textContent, Number.parseFloat(bottom)]]
      }),
    )
  await expect.poll(marked).toEqual([[last, expect.any(Number)]])
  const [[, current] = []] = await marked()
  expect(current).toBeGreaterThan(10)
  for (const label of [other, last]) {
    await menu.button(label).hover()
    await expect.poll(marked).toEqual([[label, 0]])
  }
})

test('by keyboard', async ({ page, menu }) => {
  await openPage(page, '/cookies')
  for (const label of sectionLabels) {
    await test.step(`${label} opens, closes on Escape, and its button has the focus`, async () => {
      const button = menu.button(label)
      await button.press('Enter')
      await menu.expectOpen(label)
      await page.keyboard.press('Tab')
      await expect(menu.links(label).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await menu.expectClosed(label)
      await expect(button).toBeFocused()
    })
  }

  const button = menu.button(last)
  for (const key of ['Enter', 'Space']) {
    await button.press(key)
    await menu.expectOpen(last)
    await button.press(key)
    await menu.expectClosed(last)
  }

  // One closes when the focus leaves.
  await button.press('Enter')
  await menu.links(last).last().focus()
  await menu.expectOpen(last)
  await page.keyboard.press('Tab')
  await menu.expectClosed(last)

  // One stays open on a press on a link that takes no focus, as in Safari.
  await button.press('Enter')
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
  await menu.expectOpen(last)
})

test('a pointer that rests opens none after Back', async ({ page, menu }) => {
  await openPage(page, '/cookies')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms-of-service')
  const box = await menu.button(last).boundingBox()
  const [x, y] = [Math.ceil(box?.x ?? 0) + 9, Math.ceil(box?.y ?? 0) + 9]
  await page.mouse.move(x, y)
  await menu.expectOpen(last)
  await page.goBack()
  await expect(page).toHaveURL('/cookies')
  await expect(page.locator('main h1')).toBeFocused()
  // Browsers send a `mousemove` for a resting pointer when the page under it changes.
  await page.mouse.move(x, y)
  await menu.expectClosed(last)
  await page.mouse.move(x + 1, y)
  await menu.expectOpen(last)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('one opens and closes, also by a tap beside it', async ({ page, menu }) => {
    await openPage(page, '/cookies')
    await menu.button(last).tap()
    await menu.expectOpen(last)
    await menu.button(last).tap()
    await menu.expectClosed(last)
    await menu.button(other).tap()
    await menu.expectOpen(other)
    await page.touchscreen.tap(desktop.width / 2, desktop.height * 0.75)
    await menu.expectClosed(other)
  })
})
