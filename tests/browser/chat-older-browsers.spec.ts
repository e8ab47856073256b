import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { boxOf } from './page-parts.ts'
import { addStyles, desktop, openPage, phone } from './window.ts'

// Older browsers are simulated by removing APIs from this one.

test('without `moveBefore` the panel goes on to the next page as it was', async ({
  page,
  chat,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'moveBefore')
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  await openPage(page, '/cookies')
  await chat.open()
  for (const text of ['line\n'.repeat(30), 'last']) await chat.say(text)
  await expect(chat.messages).toHaveCount(5)
  await chat.input.fill('half a message')
  const place = await chat.log.evaluate((it) => {
    it.scrollTop = it.scrollHeight - it.clientHeight - 50
    return it.scrollTop
  })
  expect(place).toBeGreaterThan(100)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(chat.panel).toBeVisible()
  await expect(chat.input).toHaveValue('half a message')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await chat.log.evaluate((it) => it.scrollTop)).toBe(place)
})

test('without `field-sizing` the input grows with its text', async ({ page, chat }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await openPage(page, '/cookies')
  await addStyles(page, 'textarea { field-sizing: fixed !important }')
  await chat.open()
  await chat.ready()
  const { height } = await boxOf(chat.input)
  const lines = 'one\ntwo\nthree'
  await chat.input.fill(lines)
  const grown = await boxOf(chat.input)
  expect(grown.height).toBeGreaterThan(height + 20)
  expect(await chat.input.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  await chat.input.fill(lines.repeat(20))
  expect((await boxOf(chat.input)).height).toBeLessThan(200)
  await chat.input.fill('')
  expect((await boxOf(chat.input)).height).toBe(height)
})

test('a keyboard lifts the panel in a page that is zoomed in, a pinch does not', async ({
  page,
  chat,
}) => {
  await page.setViewportSize(phone)
  await chat.openOn()
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
      const { y, height: tall } = await boxOf(chat.panel)
      expect(Math.round(phone.height - y - tall)).toBe(covered)
    })
  }
})
