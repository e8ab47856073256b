import { expect } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { axeFindings } from './axe.ts'
import { test } from './fixtures.ts'
import { boxOf } from './page-parts.ts'
import { desktop, narrowest, openPage, phone, tablet } from './window.ts'

test('a round launcher stands at the bottom right, on large screens beside the text', async ({
  page,
  chat,
}) => {
  await openPage(page, '/cookies')
  for (const width of [phone.width, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await boxOf(chat.launcher)
    expect(box.width).toBe(box.height)
    expect(box.width).toBeGreaterThanOrEqual(44)
    const radius = await chat.launcher.evaluate((it) => getComputedStyle(it).borderRadius)
    expect(Number.parseFloat(radius)).toBeGreaterThanOrEqual(box.width / 2)
    const [right, bottom] = [width - box.x - box.width, 900 - box.y - box.height]
    expect(right).toBeGreaterThan(0)
    if (width <= desktop.width) expect(Math.max(right, bottom)).toBeLessThanOrEqual(24)
    if (width === phone.width) continue
    const text = await boxOf(page.locator('main .wrap').first())
    expect(box.x).toBeGreaterThanOrEqual(text.x + text.width)
  }
})

test('the focus goes to the input and back', async ({ page, chat }) => {
  await openPage(page, '/cookies')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await chat.open()
    await chat.panel.getByRole('button', { name: 'Close' }).click()
    await expect(chat.panel).toBeHidden()
    await expect(chat.launcher).toBeFocused()
    await chat.open()
    await page.keyboard.press('Escape')
    await expect(chat.panel).toBeHidden()
    await expect(chat.launcher).toBeFocused()
  }

  // On large screens also from the launcher, which closes it.
  for (const close of [() => chat.launcher.click(), () => chat.launcher.press('Escape')]) {
    await chat.open()
    await expect(chat.launcher).toHaveAccessibleName('Close chat assistant')
    await close()
    await expect(chat.panel).toBeHidden()
    await expect(chat.launcher).toHaveAccessibleName('Open chat assistant')
    await expect(chat.launcher).toBeFocused()
  }
})

test('axe finds nothing', async ({ page, chat }) => {
  // A fake clock, to skip the delay before a reply.
  await page.clock.install()
  await chat.openOn()
  for (const name of ['Quick answers', 'Ask AI'] as const) {
    await chat.tab(name).click()
    await chat.say('services')
    await page.clock.runFor(2000)
    await expect(chat.messages).toHaveCount(3)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect(await axeFindings(page, '#chat-panel')).toEqual([])
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to Contact stands there', async ({ page, chat }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await page.goto('/cookies')
      await expect(chat.launcher).toBeHidden()
      const region = page.getByRole('region', { name: 'Chat' })
      await region.getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveURL('/contact')
    }
  })
})

test('broken in use, it says where to turn', async ({ page, chat }) => {
  await chat.openOn()
  await page.evaluate(() => {
    Element.prototype.scrollTo = () => {
      throw new Error('broken')
    }
  })
  await chat.say('services')
  const alert = chat.panel.getByRole('alert')
  await expect(alert).toContainText(/has stopped/)
  const mail = alert.locator(`a[href="mailto:${emails.general.address}"]`)
  await expect(mail).toBeFocused()
  await expect(alert.locator(`a[href="tel:${phones[0].dial}"]`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
  await expect(chat.launcher).toBeFocused()
  await chat.launcher.click()
  await expect(mail).toBeVisible()
})

test('on large screens the panel stands above its launcher', async ({ page, chat }) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/cookies')
  await chat.open()

  // 24rem wide and 500 pixels high.
  const [box, button] = [await boxOf(chat.panel), await boxOf(chat.launcher)]
  expect(box).toMatchObject({ width: 384, height: 500 })
  expect(box.y + box.height).toBeLessThan(button.y)
  expect(box.x + box.width).toBe(button.x + button.width)
  expect(await chat.panel.getAttribute('aria-modal')).toBeNull()

  // A low window holds all of it.
  await page.setViewportSize({ width: 844, height: 390 })
  const { y, height } = await boxOf(chat.panel)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(390)
  await expect(chat.input).toBeInViewport({ ratio: 1 })

  // Arrow keys go from tab to tab and keep the focus there.
  await page.setViewportSize(desktop)
  const [quick, ai] = [chat.tab('Quick answers'), chat.tab('Ask AI')]
  await expect(quick).toHaveAttribute('aria-selected', 'true')
  await chat.ready()
  await quick.focus()
  for (const [key, selected, other] of [
    ['ArrowRight', ai, quick],
    ['ArrowRight', quick, ai],
    ['ArrowLeft', ai, quick],
    ['Home', quick, ai],
    ['End', ai, quick],
  ] as const) {
    await page.keyboard.press(key)
    await expect(selected).toBeFocused()
    await expect(selected).toHaveAttribute('aria-selected', 'true')
    await expect(other).toHaveAttribute('aria-selected', 'false')
    await expect(chat.panel.getByRole('tabpanel')).toHaveAccessibleName(
      (await selected.textContent()) ?? '',
    )
  }
})

test('on phones the panel is a sheet of the whole width, without the launcher', async ({
  page,
  chat,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/cookies')
  await chat.open()
  expect(await boxOf(chat.panel)).toEqual({ x: 0, y: 344, width: 390, height: 500 })
  await expect(chat.launcher).toBeHidden()

  // A phone zooms in to a field with letters of less than 16 pixels.
  await chat.tab('Ask AI').click()
  const sizes = await chat.panel
    .locator('input, textarea')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)

  // It fits into the narrowest window.
  await page.setViewportSize(narrowest)
  expect(await boxOf(chat.panel)).toMatchObject({ x: 0, width: narrowest.width })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
})

test('the launcher never covers a field', async ({ page, chat }) => {
  await openPage(page, '/contact')

  // It stays beside a form on large screens.
  await page.setViewportSize(desktop)
  await page.getByLabel('Full Name').focus()
  await expect(chat.launcher).toBeVisible()

  // It hides on smaller ones while a field of the page is filled in.
  for (const viewport of [phone, tablet]) {
    await page.setViewportSize(viewport)
    for (const label of ['Full Name', 'Message'] as const) {
      const field = page.getByRole('main').getByRole('textbox', { name: label })
      await field.focus()
      await expect(chat.launcher).toBeHidden()
      await field.blur()
      await expect(chat.launcher).toBeVisible()
    }
  }
})
