import { expect, type Page } from '@playwright/test'
import { articlePath } from './an-article.ts'
import { chatReady, input, launcher, openChat, panel } from './chat.ts'
import { holdPageScripts } from './held-back.ts'
import { lastSection, sectionButton, sectionLinks } from './page-parts.ts'
import { completeRun } from './walked-pages.ts'
import { desktop, openPage, phone, test } from './window.ts'

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
  test(`${path}: nothing that takes the focus lies under the open panel`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    // Only the hydrated panel uncovers what has the focus.
    await openChat(page)
    await chatReady(page)
    for (const viewport of [desktop, phone, { width: 844, height: 390 }]) {
      await test.step(`at ${viewport.width} × ${viewport.height} pixels`, async () => {
        await page.setViewportSize(viewport)
        // From here on, focus counts as keyboard focus (`:focus-visible`).
        await page.keyboard.press('Tab')
        const { covered, seen, closed } = await focusEach(page)
        expect(covered).toEqual([])
        // In most cases the page scrolls and the panel stays open.
        if (viewport.height > 400) expect(seen.length).toBeGreaterThan(2 * closed.length)
      })
    }
  })
}

test('a press on the page does not move it, and the panel stays on the next page', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/about')
  await openChat(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.mouse.up()
  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(panel(page)).toBeVisible()
})

test('a keyboard that takes the room of the page closes the panel over a field', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/contact')
  await openChat(page)
  await chatReady(page)
  await page.evaluate(() => scrollTo(0, 0))
  const field = page.getByRole('main').getByRole('textbox', { name: 'Full Name' })
  await field.focus()
  await expect(panel(page)).toBeVisible()
  await page.setViewportSize({ width: phone.width, height: 420 })
  await expect(panel(page)).toBeHidden()
  await expect(field).toBeFocused()
})

test('Escape on the page closes it, unless something else takes it first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await page.setViewportSize(desktop)
  await openPage(page, articlePath)
  const share = page.getByRole('button', { name: 'Share Article' })
  const open = async () => {
    await openChat(page)
    await chatReady(page)
  }

  await test.step('the focus stays where it is', async () => {
    await open()
    await share.focus()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(share).toBeFocused()
  })

  await test.step('from nowhere it goes to the launcher', async () => {
    await open()
    await page.getByRole('heading', { level: 1 }).click()
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    )
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(launcher(page)).toBeFocused()
  })

  await open()
  for (const [what, begin, gone] of [
    [
      'the search',
      async () => {
        await share.focus()
        await page.keyboard.press('/')
        await expect(page.getByRole('searchbox')).toBeFocused()
      },
      page.getByRole('dialog', { name: 'Search' }),
    ],
    [
      'the menu of sharing',
      async () => {
        await share.press('Enter')
        await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
      },
      page.getByRole('button', { name: 'Copy link' }),
    ],
    [
      'a dropdown',
      async () => {
        await sectionButton(page, lastSection).press('Enter')
        await expect(sectionLinks(page, lastSection).first()).toBeVisible()
      },
      page.getByRole('banner').locator('button[aria-expanded="true"]'),
    ],
  ] as const) {
    await test.step(`${what} first`, async () => {
      await begin()
      await page.keyboard.press('Escape')
      await expect(gone).toHaveCount(0)
      await expect(panel(page)).toBeVisible()
    })
  }
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
})

test('Escape that drops the word of an input method leaves the panel open', async ({ page }) => {
  await openPage(page, '/cookies')
  await openChat(page)
  await input(page).evaluate((field) => {
    const init = { key: 'Escape', bubbles: true, cancelable: true, isComposing: true }
    field.dispatchEvent(new KeyboardEvent('keydown', init))
  })
  await expect(panel(page)).toBeVisible()
})

test('opened before the script has run, it is named and has the focus', async ({ page }) => {
  const release = await holdPageScripts(page)
  await page.goto('/cookies', { waitUntil: 'commit' })
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
  const message = panel(page).getByRole('textbox')
  await expect(message).not.toHaveAttribute('aria-label')
  release()
  await expect(message).toHaveAccessibleName('Message')
  await expect(message).toBeFocused()
  await chatReady(page)
  await expect(message).toBeFocused()
})
