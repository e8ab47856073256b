import { expect, test } from '@playwright/test'
import { jobs } from '#content/jobs.ts'
import { openPage } from './open-page.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await openPage(page, '/careers')
})

test('lists the four openings with team, place and type', async ({ page }) => {
  const openings = page.locator('#positions').getByRole('listitem')
  await expect(openings).toHaveCount(4)
  for (const [index, job] of jobs.entries()) {
    const opening = openings.nth(index)
    await expect(opening.getByRole('heading', { name: job.title })).toBeVisible()
    await expect(opening.getByRole('definition')).toHaveText([
      job.department,
      job.location,
      'Full-time',
    ])
  }
})

for (const { title } of jobs) {
  test(`leads to the application as ${title}`, async ({ page }) => {
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/careers/apply?job=${encodeURIComponent(title)}`)
    await expect(page.getByLabel('Position')).toHaveValue(title)
  })
}

test('closes with an e-mail link to HR', async ({ page }) => {
  const mail = page.getByRole('main').locator('a[href^="mailto:"]')
  await expect(mail).toHaveCount(1)
  await expect(mail).toHaveAttribute('href', /careers@/)
})

test('shows no notice to somebody who has not applied', async ({ page }) => {
  await expect(page.getByRole('heading', { name: /Submitted/ })).toHaveCount(0)
})
