import { expect, type Page } from '@playwright/test'
import { chatReady, input, launcher, log, messages, openChat, panel, say, tab } from './chat.ts'
import { boxOf } from './page-parts.ts'
import { addStyles, desktop, openPage, phone, test } from './window.ts'

// Older browsers are simulated by removing APIs from this one.

test.describe('without popovers', () => {
  // The changed inline styles do not match the hashes in the page's CSP.
  test.use({ bypassCSP: true })

  test('the way to Contact stands in the place of the chat', async ({ page, baseURL }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name)
      }
      Element.prototype.matches = new Proxy(Element.prototype.matches, {
        apply(matches, element, [selectors]) {
          if (String(selectors).includes(':popover-open')) throw new SyntaxError(String(selectors))
          return Reflect.apply(matches, element, [selectors])
        },
      })
    })
    await page.route(`${baseURL}/*`, async (route) => {
      if (!/document|fetch/.test(route.request().resourceType())) return route.continue()
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replaceAll(':popover-open', ':unknown').replaceAll(' popover', ' data-popover'),
      })
    })
    for (const viewport of [phone, desktop]) {
      await test.step(`at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport)
        await openPage(page, '/cookies')
        await expect(launcher(page)).toBeHidden()
        await expect(panel(page)).toBeHidden()
        await page.keyboard.press('Escape')
        const chat = page.getByRole('region', { name: 'Chat' })
        const link = chat.getByRole('link', { name: 'Contact' })
        // A press loads React.
        await link.dispatchEvent('keyup')
        await chatReady(page)
        await expect(panel(page)).toBeHidden()
        await link.click()
        await expect(page).toHaveURL('/contact')
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(panel(page)).toBeHidden()
        await expect(link).toBeVisible()
      })
    }
    expect(errors).toEqual([])
  })
})

/** Sends enough to fill the log. */
async function fillLog(page: Page): Promise<void> {
  for (const text of ['line\n'.repeat(30), 'last']) await say(page, `${text}.`)
  await expect(messages(page)).toHaveCount(5)
}

test('without `moveBefore` the panel goes on to the next page as it was', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'moveBefore')
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  await openPage(page, '/cookies')
  await openChat(page)
  await fillLog(page)
  await input(page).fill('half a message')
  const place = await log(page).evaluate((it) => {
    it.scrollTop = it.scrollHeight - it.clientHeight - 50
    return it.scrollTop
  })
  expect(place).toBeGreaterThan(100)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(panel(page)).toBeVisible()
  await expect(input(page)).toHaveValue('half a message')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await log(page).evaluate((it) => it.scrollTop)).toBe(place)
})

test('without `field-sizing` the input grows with its text', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await openPage(page, '/cookies')
  await addStyles(page, 'textarea { field-sizing: fixed !important }')
  await openChat(page)
  await chatReady(page)
  const { height } = await boxOf(input(page))
  const lines = 'one\ntwo\nthree'
  await input(page).fill(lines)
  const grown = await boxOf(input(page))
  expect(grown.height).toBeGreaterThan(height + 20)
  expect(await input(page).evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  await input(page).fill(lines.repeat(20))
  expect((await boxOf(input(page))).height).toBeLessThan(200)
  await input(page).fill('')
  expect((await boxOf(input(page))).height).toBe(height)
})

test('no phone zooms in to a field', async ({ page }) => {
  await openPage(page, '/cookies')
  await openChat(page)
  await tab(page, 'Ask AI').click()
  for (const viewport of [phone, desktop]) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      const sizes = await panel(page)
        .locator('input, textarea')
        .evaluateAll((all) =>
          all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        )
      expect(sizes).toHaveLength(3)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    })
  }
})

test('a keyboard lifts the panel in a page that is zoomed in, a pinch does not', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/cookies')
  await openChat(page)
  await chatReady(page)
  for (const [name, scale, height, covered] of [
    ['a keyboard', 1, phone.height - 336, 336],
    ['zoomed in to a field', 1.067, (phone.height - 336) / 1.067, 368],
    ['pinched', 2, phone.height / 2, 0],
  ] as const) {
    await test.step(name, async () => {
      await page.evaluate(
        (values) => {
          for (const [name, value] of Object.entries(values)) {
            Object.defineProperty(visualViewport, name, { value, configurable: true })
          }
          visualViewport?.dispatchEvent(new Event('resize'))
        },
        { scale, height },
      )
      const { y, height: tall } = await boxOf(panel(page))
      expect(Math.round(phone.height - y - tall)).toBe(covered)
    })
  }
})
