import { expect } from '@playwright/test'
import { headlineFigures } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { openPage, phone, test } from './window.ts'

const figures = headlineFigures()
const { terms, receipt } = pageText('/data')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ viewport: phone, javaScriptEnabled })

    test('a figure opens its receipt in place, within the window', async ({ page }) => {
      await (javaScriptEnabled ? openPage(page, '/') : page.goto('/'))
      const main = page.getByRole('main')
      for (const { id, label, unit } of figures) {
        const mark = main.getByRole('button', { name: `${receipt.name} ${label}`, exact: true })
        const slip = main.locator(`#receipt-${id}`)
        await expect(slip).toBeHidden()
        await mark.click()
        await expect(slip).toBeVisible()
        await expect(slip).toContainText(`${terms.unit}${unit}`)
        const { x, width } = (await slip.boundingBox()) ?? { x: -1, width: 0 }
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(phone.width)
        await page.keyboard.press('Escape')
        await expect(slip).toBeHidden()
        await expect(mark).toBeFocused()
      }
    })
  })
}

test('a receipt opens and is left by keyboard, and leads to its row', async ({ page }) => {
  await openPage(page, '/')
  const [figure] = figures
  const mark = page.getByRole('button', { name: `${receipt.name} ${figure?.label}`, exact: true })
  await mark.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: receipt.link })
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/data#${figure?.id}`)
  await expect(page.locator(`#${figure?.id}`)).toBeInViewport()
})
