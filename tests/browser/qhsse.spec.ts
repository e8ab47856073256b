import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { sectionNamed } from './sections.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await openPage(page, '/qhsse')
})

test('names the five duties in the order of the letters', async ({ page }) => {
  const head = page.getByRole('main').locator('section').first()
  await expect(head.getByRole('heading', { level: 2 })).toHaveText([
    'Quality',
    'Health',
    'Safety',
    'Security',
    'Environment',
  ])
})

test('shows the four indicators', async ({ page }) => {
  const indicators = sectionNamed(page, /^Indicators/)
  for (const [name, value] of [
    ['Total recordable incident rate', '0.15'],
    ['Lost time injury frequency', '0.05'],
    ['High-potential incidents', '3'],
    ['Recycling', '75%'],
  ] as const) {
    await expect(indicators.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(indicators.getByText(value, { exact: true })).toBeVisible()
  }
  await expect(indicators.getByRole('img', { name: /^75 of every 100/ })).toBeVisible()
})

test('explains the base and the period of each indicator', async ({ page }) => {
  const table = page.getByRole('table', { name: /counted/ })
  for (const name of ['TRIR', 'LTIF', 'High-potential incidents', 'Recycling']) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row.getByRole('cell')).toHaveText([/\w+ \w+ \w+/, /\w+/])
  }
  await expect(table.getByRole('cell', { name: /million hours worked/ })).toHaveCount(2)
})

test('lists the four certifications', async ({ page }) => {
  await expect(sectionNamed(page, /^Certification/).getByRole('listitem')).toHaveText([
    /^ISO 9001:2015/,
    /^ISO 14001:2015/,
    /^ISO 45001:2018/,
    /^ISO 27001:2022/,
  ])
})

test('offers the policy and the guidelines under a file name', async ({ page }) => {
  const downloads = sectionNamed(page, /^Downloads/)
  for (const [name, href] of [
    ['QHSSE policy', '/qhsse-policy.pdf'],
    ['Safety guidelines', '/safety-guidelines.pdf'],
  ] as const) {
    const link = downloads.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('download', /\.pdf$/)
  }
})
