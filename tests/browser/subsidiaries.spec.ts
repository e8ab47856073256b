import { expect } from '@playwright/test'
import { companies } from '#content/model/companies.ts'
import { companyPath } from './a-company.ts'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop })

test('a primary button takes the colour of its company', async ({ page }) => {
  const fills: string[] = []
  for (const { id } of companies.slice(0, 2)) {
    await openPage(page, companyPath(id))
    const button = page.getByRole('link', { name: /^Talk to/ })
    fills.push(await button.evaluate((element) => getComputedStyle(element).backgroundColor))
  }
  expect(new Set(fills).size).toBe(2)
})
