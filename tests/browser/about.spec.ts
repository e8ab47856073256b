import { expect, test } from '@playwright/test'
import { reading, readPage } from './reader.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await readPage(page, '/about')
})

for (const id of ['evolution', 'vision']) {
  reading(`has the anchor #${id} on a section with a heading`, async ({ page }) => {
    const section = page.locator(`section#${id}`)
    await expect(section.getByRole('heading', { level: 2 })).toHaveCount(1)
  })
}

reading('states vision and mission', async ({ page }) => {
  const statements = page.locator('#vision').getByRole('heading', { level: 3 })
  await expect(statements).toHaveText(['Vision', 'Mission'])
})

reading('has six values', async ({ page }) => {
  await expect(sectionNamed(page, /core values/i).getByRole('heading', { level: 3 })).toHaveText([
    'Excellence',
    'Integrity',
    'Safety',
    'Innovation',
    'Collaboration',
    'Community',
  ])
})

reading('has six milestones', async ({ page }) => {
  const milestones = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^\s*(19|20)\d\d/ })
  const texts = await milestones.allTextContents()
  expect(texts.map((text) => text.trim().slice(0, 4))).toEqual([
    '2003',
    '2007',
    '2015',
    '2018',
    '2019',
    '2021',
  ])
})

reading('leads to the corporate structure and the management team', async ({ page }) => {
  const linked = await hrefs(page.getByRole('main'))
  expect(linked).toContain('/corporate-structure')
  expect(linked).toContain('/management')
})

reading('offers the company profile and the annual report', async ({ page }) => {
  const linked = await hrefs(sectionNamed(page, /^Downloads/))
  expect(linked.filter((href) => href?.endsWith('.pdf'))).toEqual([
    '/company-profile.pdf',
    '/annual-report.pdf',
  ])
})
