import { expect } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { axeFindings } from './axe.ts'
import { chatReady, input, launcher, messages, openChat, panel, say, tab } from './chat.ts'
import { boxOf } from './page-parts.ts'
import { desktop, narrowest, openPage, phone, tablet, test } from './window.ts'

test('a round launcher stands at the bottom right, on large screens beside the text', async ({
  page,
}) => {
  await openPage(page, '/cookies')
  for (const width of [phone.width, 1024, 1280, 1440, 1920, 2560]) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const box = await boxOf(launcher(page))
      expect(box.width).toBe(box.height)
      expect(box.width).toBeGreaterThanOrEqual(44)
      const radius = await launcher(page).evaluate((it) => getComputedStyle(it).borderRadius)
      expect(Number.parseFloat(radius)).toBeGreaterThanOrEqual(box.width / 2)
      const [right, bottom] = [width - box.x - box.width, 900 - box.y - box.height]
      expect(right).toBeGreaterThan(0)
      if (width <= desktop.width) expect(Math.max(right, bottom)).toBeLessThanOrEqual(24)
      if (width === phone.width) return
      const text = await boxOf(page.locator('main .wrap').first())
      expect(box.x).toBeGreaterThanOrEqual(text.x + text.width)
    })
  }
})

test('the focus goes to the input and back', async ({ page }) => {
  await openPage(page, '/cookies')
  for (const viewport of [phone, desktop]) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      await openChat(page)
      await panel(page).getByRole('button', { name: 'Close' }).click()
      await expect(panel(page)).toBeHidden()
      await expect(launcher(page)).toBeFocused()
      await openChat(page)
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(launcher(page)).toBeFocused()
    })
  }

  await test.step('on large screens also from the launcher, which closes it', async () => {
    for (const close of [() => launcher(page).click(), () => launcher(page).press('Escape')]) {
      await openChat(page)
      await expect(launcher(page)).toHaveAccessibleName('Close chat assistant')
      await close()
      await expect(panel(page)).toBeHidden()
      await expect(launcher(page)).toHaveAccessibleName('Open chat assistant')
      await expect(launcher(page)).toBeFocused()
    }
  })
})

test('axe finds nothing', async ({ page }) => {
  // A fake clock, to skip the delay before a reply.
  await page.clock.install()
  await openPage(page, '/cookies')
  await openChat(page)
  await chatReady(page)
  for (const name of ['Quick answers', 'Ask AI'] as const) {
    await tab(page, name).click()
    await say(page, 'services')
    await page.clock.runFor(2000)
    await expect(messages(page)).toHaveCount(3)
    for (const viewport of [phone, desktop]) {
      await test.step(`in "${name}", at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport)
        expect(await axeFindings(page, '#chat-panel')).toEqual([])
      })
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to Contact stands there', async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await test.step(`at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport)
        await page.goto('/cookies')
        await expect(launcher(page)).toBeHidden()
        const chat = page.getByRole('region', { name: 'Chat' })
        await chat.getByRole('link', { name: 'Contact' }).click()
        await expect(page).toHaveURL('/contact')
      })
    }
  })
})

test('broken in use, it says where to turn', async ({ page }) => {
  await openPage(page, '/cookies')
  await openChat(page)
  await chatReady(page)
  await page.evaluate(() => {
    Element.prototype.scrollTo = () => {
      throw new Error('broken')
    }
  })
  await say(page, 'services')
  const alert = panel(page).getByRole('alert')
  await expect(alert).toContainText(/has stopped/)
  const mail = alert.locator(`a[href="mailto:${emails.general.address}"]`)
  await expect(mail).toBeFocused()
  await expect(alert.locator(`a[href="tel:${phones[0].dial}"]`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
  await launcher(page).click()
  await expect(mail).toBeVisible()
})

test('on large screens the panel stands above its launcher', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/cookies')
  await openChat(page)
  await test.step('24rem wide and 500 pixels high', async () => {
    const [box, button] = [await boxOf(panel(page)), await boxOf(launcher(page))]
    expect(box).toMatchObject({ width: 384, height: 500 })
    expect(box.y + box.height).toBeLessThan(button.y)
    expect(box.x + box.width).toBe(button.x + button.width)
    expect(await panel(page).getAttribute('aria-modal')).toBeNull()
  })

  await test.step('a low window holds all of it', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    const { y, height } = await boxOf(panel(page))
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(390)
    await expect(input(page)).toBeInViewport({ ratio: 1 })
  })

  await test.step('arrow keys go from tab to tab and keep the focus there', async () => {
    await page.setViewportSize(desktop)
    const [quick, ai] = [tab(page, 'Quick answers'), tab(page, 'Ask AI')]
    await expect(quick).toHaveAttribute('aria-selected', 'true')
    await chatReady(page)
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
      await expect(panel(page).getByRole('tabpanel')).toHaveAccessibleName(
        (await selected.textContent()) ?? '',
      )
    }
  })
})

test('on phones the panel is a sheet of the whole width, without the launcher', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/cookies')
  await openChat(page)
  expect(await boxOf(panel(page))).toEqual({ x: 0, y: 344, width: 390, height: 500 })
  await expect(launcher(page)).toBeHidden()

  await test.step('in the narrowest window', async () => {
    await page.setViewportSize(narrowest)
    expect(await boxOf(panel(page))).toMatchObject({ x: 0, width: narrowest.width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
  })
})

test('the launcher never covers a field', async ({ page }) => {
  await openPage(page, '/contact')
  await test.step('it stays beside a form on large screens', async () => {
    await page.setViewportSize(desktop)
    await page.getByLabel('Full Name').focus()
    await expect(launcher(page)).toBeVisible()
  })

  await test.step('it hides on smaller ones while a field of the page is filled in', async () => {
    for (const viewport of [phone, tablet]) {
      await page.setViewportSize(viewport)
      for (const label of ['Full Name', 'Message'] as const) {
        const field = page.getByRole('main').getByRole('textbox', { name: label })
        await field.focus()
        await expect(launcher(page)).toBeHidden()
        await field.blur()
        await expect(launcher(page)).toBeVisible()
      }
    }
  })
})
