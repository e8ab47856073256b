import { expect, type Page } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { axeFindings } from './axe.ts'
import { chatReady, input, launcher, log, messages, openChat, panel, say, tab } from './chat.ts'
import { blockIslands } from './held-back.ts'
import { boxOf } from './page-parts.ts'
import { desktop, narrowest, openPage, phone, tablet, test } from './window.ts'

/** The panel's scripts, recognised by a label that is in no other script. */
function panelScripts(page: Page): () => string[] {
  const found = new Set<string>()
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    // `text()` rejects if the test ends while the second response, the executed one, is under way.
    const text = await response.text().catch(() => '')
    if (text.includes('OpenAI API key')) found.add(response.url())
  })
  return () => [...found]
}

test('a round launcher stands at the bottom right', async ({ page }) => {
  await openPage(page, '/')
  for (const viewport of [phone, desktop]) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      const { x, y, width, height } = await boxOf(launcher(page))
      expect(width).toBe(height)
      expect(width).toBeGreaterThanOrEqual(44)
      expect(viewport.width - x - width).toBeLessThanOrEqual(24)
      expect(viewport.height - y - height).toBeLessThanOrEqual(24)
      const radius = await launcher(page).evaluate((it) => getComputedStyle(it).borderRadius)
      expect(Number.parseFloat(radius)).toBeGreaterThanOrEqual(width / 2)
    })
  }
})

test('on large screens it stands beside the text', async ({ page }) => {
  await openPage(page, '/cookies')
  for (const width of [1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const text = await boxOf(page.locator('main .wrap').first())
    const { x, ...size } = await boxOf(launcher(page))
    expect(x, `${width}`).toBeGreaterThanOrEqual(text.x + text.width)
    expect(x + size.width, `${width}`).toBeLessThan(width)
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
        expect(await axeFindings(page)).toEqual([])
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

for (const reach of ['hover', 'focus'] as const) {
  test(`nothing of the panel is downloaded before a ${reach}`, async ({ page }) => {
    const scripts = panelScripts(page)
    await openPage(page, '/cookies')
    await page.waitForLoadState('networkidle')
    expect(scripts()).toEqual([])
    await launcher(page)[reach]()
    await expect.poll(scripts).toHaveLength(1)
    await expect(panel(page)).toHaveCount(0)
    await openChat(page)
    expect(scripts()).toHaveLength(1)
  })
}

test('a failed download is told, harms nothing and is tried again', async ({ page }) => {
  const unblock = await blockIslands(page)
  await openPage(page, '/cookies')
  await openChat(page)
  await expect(page.getByRole('alert')).toContainText(/press again/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  // Pointer, focus and click of one press each start a download; a pending one would take the next press.
  await page.waitForLoadState('networkidle')
  await unblock()
  await tab(page, 'Ask AI').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(tab(page, 'Ask AI')).toHaveAttribute('aria-selected', 'true')
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

  await test.step('a keyboard that covers the page lifts the sheet', async () => {
    await page.setViewportSize(phone)
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - 400 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect
      .poll(async () => boxOf(panel(page)))
      .toEqual({ x: 0, y: 0, width: 390, height: 444 })
    await tab(page, 'Ask AI').click()
    const { y, height } = await boxOf(input(page))
    expect(y + height).toBeLessThanOrEqual(444)
    await expect(log(page)).toBeInViewport()
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
