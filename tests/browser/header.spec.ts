import { expect } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { topLinks } from '#content/model/navigation.ts'
import { boxOf } from './page-parts.ts'
import { textLost } from './text-lost.ts'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop })

test('its bar holds everything at every width', async ({ page }) => {
  await openPage(page, '/cookies')
  const header = page.getByRole('banner')
  const linkNamed = (name: string) => header.getByRole('link', { name, exact: true })
  for (const width of [360, 390, 767, 768, 1120, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await textLost(page), `at ${width} pixels`).toEqual([])
    await expect(linkNamed(phones[0].display)).toBeVisible()
    await expect(linkNamed(emails.general.address)).toBeVisible()
    for (const { label } of topLinks)
      await expect(linkNamed(label)).toHaveCount(width < 768 ? 0 : 1)
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
