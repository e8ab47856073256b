import { expect } from '@playwright/test'
import { complaintsOf } from './complaints.ts'
import { mainNavigation } from './page-parts.ts'
import { openPage, test } from './window.ts'

const unknown = [
  '/no/such/page',
  '/aboutus',
  '/subsidiaries/unknown',
  '/news/1/unknown',
  '/careers/unknown',
]

test('an unknown address is answered outside the layout', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  for (const path of unknown) {
    await test.step(path, async () => {
      const earlier = complaints.length
      const ours = () => complaints.slice(earlier)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      // Expected: the browser's own lines about the 404, and one with the path, logged by the site.
      await expect.poll(() => ours().some((line) => line.endsWith(` ${path}`))).toBe(true)
      const expected = ours().filter(
        (line) => line.startsWith('404: ') || line.includes('status of 404'),
      )
      expect(ours()).toHaveLength(expected.length + 1)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found')
      await expect(mainNavigation(page)).toHaveCount(0)
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(mainNavigation(page)).toHaveCount(1)
    })
  }
})

test('/news/unknown says so inside the layout', async ({ page }) => {
  const response = await openPage(page, '/news/unknown')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
  const text = page.getByText("The article you're looking for doesn't exist.", { exact: true })
  await expect(text).toBeVisible()
  await expect(mainNavigation(page)).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await page.getByRole('link', { name: 'Back to News' }).click()
  await expect(page).toHaveURL('/news')
})
