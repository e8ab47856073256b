import { expect } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { topLinks } from '#content/model/navigation.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop })

test('its bar begins and ends with the text below, and holds everything', async ({ page }) => {
  await openPage(page, '/cookies')
  const header = page.getByRole('banner')
  const linkNamed = (name: string) => header.getByRole('link', { name, exact: true })
  for (const width of [360, 390, 767, 768, 1120, 1280, 1440, 1920, 2560]) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await header
        .locator('a:visible, button:visible')
        .evaluateAll((all) => all.map((control) => control.getBoundingClientRect()))
      expect(boxes.length).toBeGreaterThan(0)
      expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
      await expect(linkNamed(phones[0].display)).toBeVisible()
      await expect(linkNamed(emails.general.address)).toBeVisible()
      for (const { label } of topLinks)
        await expect(linkNamed(label)).toHaveCount(width < 768 ? 0 : 1)
      // In between, the menu has the room of the margins.
      if (width === 360 || width === 1120) return
      const text = await boxOf(page.locator('main .wrap').first())
      const logo = await boxOf(header.getByRole('link', { name: group.name }))
      expect(logo.x).toBeCloseTo(text.x, 0)
      if (width < 1120) return
      const last = await boxOf(linkNamed('Get In Touch'))
      expect(last.x + last.width).toBeCloseTo(text.x + text.width, 0)
    })
  }
})

test('scrolled past 20 pixels it is white, with a shadow, and lower', async ({ page }) => {
  await openPage(page, '/')
  const header = page.getByRole('banner')
  const height = async () => (await boxOf(header)).height
  const full = await height()
  for (const [top, colour] of [
    [0, 'rgba(0, 0, 0, 0)'],
    [21, 'rgb(255, 255, 255)'],
    [20, 'rgba(0, 0, 0, 0)'],
  ] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
    await expect(header).toHaveCSS('background-color', colour)
    if (top > 20) {
      await expect(header).not.toHaveCSS('box-shadow', 'none')
      await expect.poll(height).toBeLessThan(full - 30)
    } else {
      await expect(header).toHaveCSS('box-shadow', 'none')
      await expect.poll(height).toBe(full)
    }
  }
})
