import { expect } from '@playwright/test'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import { reading, readPage } from './reader.ts'
import { test } from './window.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

const vacancies = openVacancies()

test.beforeEach(async ({ page }) => {
  await readPage(page, '/careers')
})

reading('lists the openings with team, place and type', async ({ page }) => {
  const openings = page.locator('#positions').getByRole('listitem')
  await expect(openings).toHaveCount(vacancies.length)
  for (const [index, job] of vacancies.entries()) {
    const opening = openings.nth(index)
    await expect(opening.getByRole('heading', { name: job.title })).toBeVisible()
    await expect(opening.getByRole('definition')).toHaveText([
      job.department,
      job.location,
      'Full-time',
    ])
  }
})

test('leads to the page of each opening, and to its application', async ({ page }) => {
  for (const vacancy of vacancies) {
    const { title } = vacancy
    await test.step(title, async () => {
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(vacancyPath(vacancy))
      await page.goBack()
      await page.getByRole('link', { name: `Apply as ${title}`, exact: true }).click()
      await expect(page).toHaveURL(`/careers/apply?job=${encodeURIComponent(title)}`)
      await expect(page.getByLabel('Position')).toHaveValue(title)
      await page.goBack()
    })
  }
})

reading('closes with an e-mail link to HR', async ({ page }) => {
  const mail = page.getByRole('main').locator('a[href^="mailto:"]')
  await expect(mail).toHaveCount(1)
  await expect(mail).toHaveAttribute('href', /careers@/)
})

reading('shows no notice to somebody who has not applied', async ({ page }) => {
  await expect(page.getByRole('heading', { name: /Submitted/ })).toHaveCount(0)
})
