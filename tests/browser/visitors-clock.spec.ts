import { expect } from '@playwright/test'
import { group } from '#content/model/group.ts'
import { complaintsOf } from './complaints.ts'
import { openPage, test } from './window.ts'

test.use({ timezoneId: 'Africa/Lagos' })

test('dates follow the visitor’s clock, without a hydration warning', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  const main = page.getByRole('main')
  const footer = page.getByRole('contentinfo')

  await page.clock.setFixedTime('2031-03-31T23:30:00Z')
  await openPage(page, '/privacy-policy')
  await expect(main).toContainText('Last Updated: April 1, 2031')
  await expect(footer).toContainText(`© 2031 ${group.name}`)

  // A clock behind the year of the build is wrong, so that year stays.
  const built = await (await page.request.get('/privacy-policy')).text()
  await page.clock.setFixedTime('1999-06-15T12:00:00Z')
  await openPage(page, '/privacy-policy')
  await expect(main).toContainText('Last Updated: June 15, 1999')
  await expect(footer.locator('[data-current-year]')).toHaveText(
    /data-current-year[^>]*>(\d+)/.exec(built)?.[1] ?? '',
  )

  expect(complaints).toEqual([])
})
