import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { boxOf, input, launcher, log, messages, openChat, panel, say, tab } from './chat.ts'
import { blockIslands, saveData } from './held-back.ts'
import { openPage } from './open-page.ts'
import { desktop, narrowest, phone } from './window-sizes.ts'

/** The scripts that hold the panel: they know a label that stands in no other script. */
function panelScripts(page: Page): () => string[] {
  const found = new Set<string>()
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    // The test may have ended with the second answer under way, the one that is run.
    const text = await response.text().catch(() => '')
    if (text.includes('Provider key')) found.add(response.url())
  })
  return () => [...found]
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('a round launcher stands at the bottom right', async ({ page }) => {
      await openPage(page, '/')
      const { x, y, width, height } = await boxOf(launcher(page))
      expect(width).toBe(height)
      expect(width).toBeGreaterThanOrEqual(44)
      expect(viewport.width - x - width).toBeLessThanOrEqual(24)
      expect(viewport.height - y - height).toBeLessThanOrEqual(24)
      const radius = await launcher(page).evaluate((it) => getComputedStyle(it).borderRadius)
      expect(Number.parseFloat(radius)).toBeGreaterThanOrEqual(width / 2)
    })

    test('the focus goes to the input and back', async ({ page }) => {
      await openPage(page, '/about')
      await openChat(page)
      await panel(page).getByRole('button', { name: 'Close' }).click()
      await expect(panel(page)).toBeHidden()
      await expect(launcher(page)).toBeFocused()
      await openChat(page)
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(launcher(page)).toBeFocused()
    })

    for (const name of ['Quick answers', 'Ask AI'] as const) {
      test(`axe finds nothing in "${name}"`, async ({ page }) => {
        await openPage(page, '/about')
        await openChat(page)
        await tab(page, name).click()
        await say(page, 'services')
        await expect(messages(page)).toHaveCount(3)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations).toEqual([])
      })
    }

    test('without JavaScript a link to Contact stands there', async ({ browser }) => {
      const context = await browser.newContext({ viewport, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto('/about')
      await expect(launcher(page)).toBeHidden()
      const chat = page.getByRole('region', { name: 'Chat' })
      await chat.getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveURL('/contact')
      await context.close()
    })
  })
}

for (const reach of ['hover', 'focus'] as const) {
  test(`who saves data downloads nothing of the panel before a ${reach}`, async ({ page }) => {
    const scripts = panelScripts(page)
    await saveData(page)
    await openPage(page, '/')
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
  await openPage(page, '/about')
  await openChat(page)
  await expect(page.getByRole('alert')).toContainText(/press again/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await unblock()
  await tab(page, 'Ask AI').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(tab(page, 'Ask AI')).toHaveAttribute('aria-selected', 'true')
})

test.describe('on large screens', () => {
  test.use({ viewport: desktop })

  test('the panel is 24rem wide and 500 pixels high, above its launcher', async ({ page }) => {
    await openPage(page, '/')
    await openChat(page)
    const [box, button] = [await boxOf(panel(page)), await boxOf(launcher(page))]
    expect(box).toMatchObject({ width: 384, height: 500 })
    expect(box.y + box.height).toBeLessThan(button.y)
    expect(box.x + box.width).toBe(button.x + button.width)
    expect(await panel(page).getAttribute('aria-modal')).toBeNull()
  })

  test('the launcher closes it too, and so does Escape there', async ({ page }) => {
    await openPage(page, '/')
    for (const close of [() => launcher(page).click(), () => launcher(page).press('Escape')]) {
      await openChat(page)
      await expect(launcher(page)).toHaveAccessibleName('Close chat assistant')
      await close()
      await expect(panel(page)).toBeHidden()
      await expect(launcher(page)).toHaveAccessibleName('Open chat assistant')
      await expect(launcher(page)).toBeFocused()
    }
  })

  test('arrow keys go from tab to tab and keep the focus there', async ({ page }) => {
    await openPage(page, '/')
    await openChat(page)
    const [quick, ai] = [tab(page, 'Quick answers'), tab(page, 'Ask AI')]
    await expect(quick).toHaveAttribute('aria-selected', 'true')
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

  test('the launcher stays beside a form', async ({ page }) => {
    await openPage(page, '/contact')
    await page.getByLabel('Full Name').focus()
    await expect(launcher(page)).toBeVisible()
  })

  test('a low window holds the whole panel', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await openPage(page, '/')
    await openChat(page)
    const { y, height } = await boxOf(panel(page))
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(390)
    await expect(input(page)).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on phones', () => {
  test.use({ viewport: phone })

  test('the panel is a sheet of the whole width, without the launcher', async ({ page }) => {
    await openPage(page, '/')
    await openChat(page)
    expect(await boxOf(panel(page))).toEqual({ x: 0, y: 344, width: 390, height: 500 })
    await expect(launcher(page)).toBeHidden()
    await page.setViewportSize(narrowest)
    expect(await boxOf(panel(page))).toMatchObject({ x: 0, width: narrowest.width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
  })

  test('the launcher hides while a field of the page is filled in', async ({ page }) => {
    await openPage(page, '/contact')
    for (const label of ['Full Name', 'Message'] as const) {
      const field = page.getByRole('main').getByRole('textbox', { name: label })
      await field.focus()
      await expect(launcher(page)).toBeHidden()
      await field.blur()
      await expect(launcher(page)).toBeVisible()
    }
  })

  test('a keyboard that covers the page lifts the sheet', async ({ page }) => {
    await openPage(page, '/')
    await openChat(page)
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
