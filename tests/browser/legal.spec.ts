import { expect } from '@playwright/test'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop, timezoneId: 'Africa/Lagos' })

test('each was last updated today, on the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime('2031-03-31T23:30:00Z')
  for (const path of ['/privacy-policy', '/terms-of-service', '/cookies']) {
    await test.step(path, async () => {
      await openPage(page, path)
      await expect(page.getByRole('main')).toContainText('Last Updated: April 1, 2031')
    })
  }
})
