import { expect, type Page } from '@playwright/test'
import { headlineFigures } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { boxOf } from './page-parts.ts'
import { openPage, phone, test } from './window.ts'

const figures = headlineFigures()
const [first] = figures
if (!first) throw new Error('Home has no figures to test')
const { terms, receipt } = pageText('/data')

const markOf = (page: Page, { label }: { label: string }) =>
  page.getByRole('main').getByRole('button', { name: `${receipt.name} ${label}`, exact: true })

test('a figure opens its receipt in place, within the window', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, '/')
  for (const figure of figures) {
    const slip = page.locator(`#receipt-${figure.id}`)
    await expect(slip).toBeHidden()
    await markOf(page, figure).click()
    await expect(slip).toContainText(`${terms.unit}${figure.unit}`)
    const { x, width } = await boxOf(slip)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(phone.width)
    await page.keyboard.press('Escape')
    await expect(slip).toBeHidden()
    await expect(markOf(page, figure)).toBeFocused()
  }

  await test.step('by keyboard it leads to its row', async () => {
    await markOf(page, first).press('Enter')
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: receipt.link })
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/data#${first.id}`)
    await expect(page.locator(`#${first.id}`)).toBeInViewport()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a figure opens its receipt, too', async ({ page }) => {
    await page.goto('/')
    await markOf(page, first).click()
    await expect(page.locator(`#receipt-${first.id}`)).toBeVisible()
  })
})
