import { expect, type Page } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { topLinks } from '#content/model/navigation.ts'
import { pagePaths } from '#content/model/paths.ts'
import { boxOf, hrefs } from './page-parts.ts'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop })

test('its bar begins and ends with the text below', async ({ page }) => {
  await openPage(page, '/cookies')
  const header = page.getByRole('banner')
  for (const width of [390, 768, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const text = await boxOf(page.locator('main .wrap').first())
    const logo = await boxOf(header.getByRole('link', { name: group.name }))
    expect(logo.x, `${width}`).toBeCloseTo(text.x, 0)
    if (width < 1120) continue
    const last = await boxOf(header.getByRole('link', { name: 'Get In Touch' }))
    expect(last.x + last.width, `${width}`).toBeCloseTo(text.x + text.width, 0)
  }
})

test.describe('scrolled', () => {
  async function scrollTo(page: Page, top: number): Promise<void> {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  }

  test('past 20 pixels it is white, with a shadow, and lower', async ({ page }) => {
    await openPage(page, '/')
    const header = page.getByRole('banner')
    const heightOf = async () => (await header.boundingBox())?.height ?? 0
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(header).toHaveCSS('box-shadow', 'none')
    const full = await heightOf()

    await scrollTo(page, 21)
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(header).not.toHaveCSS('box-shadow', 'none')
    await expect.poll(heightOf).toBeLessThan(full - 30)

    await scrollTo(page, 20)
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(header).toHaveCSS('box-shadow', 'none')
    await expect.poll(heightOf).toBe(full)
  })
})

test('every link leads to a page of the site', async ({ page }) => {
  await openPage(page, '/')
  const linked = await hrefs(page.getByRole('banner'))
  const paths = linked.flatMap((href) => (href?.startsWith('/') ? href.replace(/#.*/, '') : []))
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !pagePaths().includes(path))).toEqual([])
})

test.describe('top bar', () => {
  test('shows telephone and e-mail at every width', async ({ page }) => {
    await openPage(page, '/')
    const header = page.getByRole('banner')
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const telephone = header.getByRole('link', { name: phones[0].display })
      await expect(telephone).toBeVisible()
      await expect(telephone).toHaveAttribute('href', `tel:${phones[0].dial}`)
      const email = header.getByRole('link', { name: emails.general.address })
      await expect(email).toBeVisible()
      await expect(email).toHaveAttribute('href', `mailto:${emails.general.address}`)
    }
  })

  test('shows Careers and News from 768 pixels on', async ({ page }) => {
    await openPage(page, '/')
    const header = page.getByRole('banner')
    const linkNamed = (name: string) => header.getByRole('link', { name, exact: true })
    await page.setViewportSize({ width: 768, height: 844 })
    for (const { label, href } of topLinks) {
      await expect(linkNamed(label)).toHaveAttribute('href', href)
    }
    await page.setViewportSize({ width: 767, height: 844 })
    for (const { label } of topLinks) await expect(linkNamed(label)).toHaveCount(0)
  })
})
