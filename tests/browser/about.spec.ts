import { expect } from '@playwright/test'
import { group } from '#content/model/group.ts'
import { pageText } from '#content/model/pages.ts'
import { milestones, values } from '#content/model/records.ts'
import { reading, readPage } from './reader.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { test } from './window.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await readPage(page, '/about')
})

reading('has the anchor #evolution on a section with a heading', async ({ page }) => {
  const section = page.locator('section#evolution')
  await expect(section.getByRole('heading', { level: 2 })).toHaveCount(1)
})

reading('states vision and mission, then the values, at the anchor #vision', async ({ page }) => {
  const place = page.locator('#vision')
  const text = pageText('/about')
  await expect(place.getByRole('heading', { level: 2 })).toHaveText([
    text.vision.heading,
    text.values.heading,
  ])
  const statements = page.locator('#vision > section').first()
  await expect(statements.getByRole('heading', { level: 3 })).toHaveText(['Vision', 'Mission'])
  for (const statement of [group.vision, group.mission])
    await expect(statements.getByText(statement?.text ?? '', { exact: true })).toBeVisible()
})

reading('has the values', async ({ page }) => {
  await expect(sectionNamed(page, /core values/i).getByRole('heading', { level: 3 })).toHaveText(
    values.map(({ title }) => title),
  )
})

reading('has the milestones', async ({ page }) => {
  const shown = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^\s*(19|20)\d\d/ })
  const texts = await shown.allTextContents()
  expect(texts.map((text) => text.trim().slice(0, 4))).toEqual(
    milestones.map(({ year }) => String(year)),
  )
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
