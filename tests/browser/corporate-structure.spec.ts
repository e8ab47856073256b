import { expect } from '@playwright/test'
import { companies } from '#content/model/companies.ts'
import { group } from '#content/model/group.ts'
import { reading, readPage } from './reader.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { test } from './window.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await readPage(page, '/corporate-structure')
})

reading('draws the structure, from the group to all its companies', async ({ page }) => {
  const diagram = sectionNamed(page, /^The structure of the group$/)
  await expect(diagram.getByText(group.name)).toBeVisible()
  await expect(diagram.getByRole('img', { name: /energy value chain/ })).toBeVisible()
  expect(await hrefs(diagram)).toEqual(companies.map(({ id }) => `/subsidiaries/${id}`))
})

reading('has a unit card for each company, its name a link', async ({ page }) => {
  const cards = sectionNamed(page, /^Our Business Units/).getByRole('article')
  await expect(cards).toHaveCount(companies.length)
  for (const [index, { id, name, description }] of companies.entries()) {
    const card = cards.nth(index)
    const link = card.getByRole('heading', { name }).getByRole('link')
    await expect(link).toHaveAttribute('href', `/subsidiaries/${id}`)
    await expect(card.getByText(description)).toBeVisible()
  }
})

reading('has one website to visit, in a new tab', async ({ page }) => {
  const links = page.getByRole('main').getByRole('link', { name: 'Visit Website' })
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', /^https:/)
  await expect(links).toHaveAttribute('target', '_blank')
})

reading('has a disabled button for each other company', async ({ page }) => {
  const buttons = page.getByRole('main').getByRole('button', { name: 'Visit Website' })
  await expect(buttons).toHaveCount(
    companies.filter(({ website }) => (website?.href ?? '#') === '#').length,
  )
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
})
