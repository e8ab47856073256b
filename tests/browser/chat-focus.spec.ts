import { expect, type Page } from '@playwright/test'
import { articlePath } from './an-article.ts'
import { test } from './fixtures.ts'
import { holdPageScripts } from './held-back.ts'
import { last } from './menu.ts'
import { completeRun } from './walked-pages.ts'
import { desktop, openPage, phone } from './window.ts'

/** Focuses every control while the panel is open. @returns which are covered, seen, or closed it */
function focusEach(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const over = document.getElementById('chat-panel')
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(header, main, footer) :is(a, button, input, textarea, select, summary, iframe)',
    )
    const stands: Record<'covered' | 'seen' | 'closed', string[]> = {
      covered: [],
      seen: [],
      closed: [],
    }
    for (const control of controls) {
      if (!over || !control.checkVisibility({ visibilityProperty: true })) continue
      if (control.tabIndex < 0 || control.matches(':disabled')) continue
      if (!over.matches(':popover-open')) {
        over.showPopover()
        for (let n = 0; n < 3; n += 1) await frame()
      }
      control.focus()
      if (document.activeElement !== control) continue
      // The browser has scrolled by now; the panel needs a few frames to uncover the control.
      for (let n = 0; n < 10 && isCovered(control, over); n += 1) await frame()
      const open = over.matches(':popover-open')
      const stand = !open ? 'closed' : isCovered(control, over) ? 'covered' : 'seen'
      stands[stand].push(control.textContent?.trim() || control.localName)
    }
    return stands

    function isCovered(control: Element, over: Element): boolean {
      const [box, lid] = [control.getBoundingClientRect(), over.getBoundingClientRect()]
      const x = Math.min(box.right, lid.right) - Math.max(box.left, lid.left)
      const y = Math.min(box.bottom, lid.bottom) - Math.max(box.top, lid.top)
      return over.matches(':popover-open') && x > 0 && y > 0
    }
  })
}

for (const path of completeRun ? ['/', '/contact'] : ['/contact']) {
  test(`${path}: nothing that takes the focus lies under the open panel`, async ({
    page,
    chat,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    // Only the hydrated panel uncovers what has the focus.
    await chat.open()
    await chat.ready()
    for (const viewport of [desktop, phone, { width: 844, height: 390 }]) {
      await page.setViewportSize(viewport)
      // From here on, focus counts as keyboard focus (`:focus-visible`).
      await page.keyboard.press('Tab')
      const { covered, seen, closed } = await focusEach(page)
      expect(covered).toEqual([])
      // In most cases the page scrolls and the panel stays open.
      if (viewport.height > 400) expect(seen.length).toBeGreaterThan(2 * closed.length)
    }
  })
}

test('a press on the page does not move it, and the panel stays on the next page', async ({
  page,
  chat,
}) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/about')
  await chat.open()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await link.hover()
  await page.mouse.down()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.mouse.up()
  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(chat.panel).toBeVisible()
})

test('a keyboard that takes the room of the page closes the panel over a field', async ({
  page,
  chat,
}) => {
  await page.setViewportSize(phone)
  await chat.openOn('/contact')
  await page.evaluate(() => scrollTo(0, 0))
  const field = page.getByRole('main').getByRole('textbox', { name: 'Full Name' })
  await field.focus()
  await expect(chat.panel).toBeVisible()
  await page.setViewportSize({ width: phone.width, height: 420 })
  await expect(chat.panel).toBeHidden()
  await expect(field).toBeFocused()
})

test('Escape on the page closes it, unless something else takes it first', async ({
  page,
  chat,
  menu,
  search,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await page.setViewportSize(desktop)
  await openPage(page, articlePath)
  const share = page.getByRole('button', { name: 'Share Article' })
  const open = async () => {
    await chat.open()
    await chat.ready()
  }

  // The focus stays where it is.
  await open()
  await share.focus()
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
  await expect(share).toBeFocused()

  // With the focus nowhere, it goes to the launcher.
  await open()
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
  await expect(chat.launcher).toBeFocused()

  // The search, the menu of sharing and a dropdown take it first.
  await open()
  await share.focus()
  await page.keyboard.press('/')
  await expect(search.searchbox).toBeFocused()
  await page.keyboard.press('Escape')
  await search.expectClosed()
  await expect(chat.panel).toBeVisible()

  const copy = page.getByRole('button', { name: 'Copy link' })
  await share.press('Enter')
  await expect(copy).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(copy).toHaveCount(0)
  await expect(chat.panel).toBeVisible()

  await menu.button(last).press('Enter')
  await menu.expectOpen(last)
  await page.keyboard.press('Escape')
  await menu.expectClosed(last)
  await expect(chat.panel).toBeVisible()

  // So does an input method, whose word it drops.
  const composing = { key: 'Escape', bubbles: true, cancelable: true, isComposing: true }
  await chat.input.dispatchEvent('keydown', composing)
  await expect(chat.panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
})

test('opened before the script has run, it is named and has the focus', async ({ page, chat }) => {
  const release = await holdPageScripts(page)
  await page.goto('/cookies', { waitUntil: 'commit' })
  await chat.launcher.click()
  await expect(chat.panel).toBeVisible()
  const message = chat.panel.getByRole('textbox')
  await expect(message).not.toHaveAttribute('aria-label')
  release()
  await expect(message).toHaveAccessibleName('Message')
  await expect(message).toBeFocused()
  await chat.ready()
  await expect(message).toBeFocused()
})
