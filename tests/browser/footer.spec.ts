import { expect } from '@playwright/test'
import { group } from '#content/model/group.ts'
import { complaintsOf } from './complaints.ts'
import { desktop, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop })

test('leaves a phone to the page: little more than a screen', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, '/qhsse')
  const box = await page.getByRole('contentinfo').boundingBox()
  expect(box?.height).toBeLessThanOrEqual(1050)
})

test("shows the year of the visitor's clock without a hydration warning", async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL)
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00Z'))
  await openPage(page, '/qhsse')
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${group.name}`)
  // A clock behind the build's year is wrong, so the built year stays.
  const built = await (await page.request.get('/qhsse')).text()
  await page.clock.setFixedTime(new Date('1999-06-15T12:00:00Z'))
  await openPage(page, '/qhsse')
  const year = page.getByRole('contentinfo').locator('[data-current-year]')
  await expect(year).toHaveText(/data-current-year[^>]*>(\d+)/.exec(built)?.[1] ?? '')
  expect(complaints).toEqual([])
})
