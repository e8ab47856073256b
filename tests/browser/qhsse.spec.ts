import { expect, test } from '@playwright/test'
import { indicators } from '#content/model/qhsse.ts'
import { reading, readPage } from './reader.ts'
import { sectionNamed } from './sections.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await readPage(page, '/qhsse')
})

reading('names the five duties in the order of the letters', async ({ page }) => {
  const head = page.getByRole('main').locator('section').first()
  await expect(head.getByRole('heading', { level: 2 })).toHaveText([
    'Quality',
    'Health',
    'Safety',
    'Security',
    'Environment',
  ])
})

reading('shows the four indicators', async ({ page }) => {
  const section = sectionNamed(page, /^Indicators/)
  for (const [name, value] of [
    ['Total recordable incident rate', '0.15'],
    ['Lost time injury frequency', '0.05'],
    ['High-potential incidents', '3'],
    ['Recycling', '75%'],
  ] as const) {
    await expect(section.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(section.getByText(value, { exact: true })).toBeVisible()
  }
  await expect(section.getByRole('img', { name: 'Recycling: 75%' })).toBeVisible()
})

reading('says with each indicator what it counts', async ({ page }) => {
  const section = sectionNamed(page, /^Indicators/)
  for (const { name, text } of indicators) {
    await expect(section.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    // The figure's receipt, which is closed, says the same.
    const shown = section.getByText(text, { exact: true }).filter({ visible: true })
    await expect(shown).toHaveCount(1)
  }
})

reading('lists the four certifications', async ({ page }) => {
  await expect(sectionNamed(page, /^Certification/).getByRole('listitem')).toHaveText([
    /^ISO 9001:2015/,
    /^ISO 14001:2015/,
    /^ISO 45001:2018/,
    /^ISO 27001:2022/,
  ])
})

reading('offers the policy and the guidelines under a file name', async ({ page }) => {
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
