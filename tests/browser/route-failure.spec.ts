import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'

/** Lets the data of one page's navigation be answered otherwise, then goes there. */
async function goToContact(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
}

test('a failed answer shows the fallback screen with status and text', async ({ page }) => {
  await page.route('**/services.data*', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await openPage(page, '/')
  await goToContact(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText('503')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a thrown error shows its message', async ({ page }) => {
  await page.route('**/services.data*', (route) => route.abort())
  await openPage(page, '/')
  await goToContact(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText('fetch')
})
