import { expect, test } from '@playwright/test'
import { subsidiaries } from '#content/subsidiaries.ts'
import { openPage } from './open-page.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await openPage(page, '/corporate-structure')
})

test('draws the structure, from the holding to all seven companies', async ({ page }) => {
  const diagram = sectionNamed(page, /^The structure of the group$/)
  await expect(diagram.getByText('Exprich Group')).toBeVisible()
  await expect(diagram.getByRole('img', { name: /energy chain/ })).toBeVisible()
  expect(await hrefs(diagram)).toEqual(subsidiaries.map(({ id }) => `/subsidiaries/${id}`))
})

test('has seven unit cards, each name a link to its company', async ({ page }) => {
  const cards = sectionNamed(page, /^Our Business Units/).getByRole('article')
  await expect(cards).toHaveCount(subsidiaries.length)
  for (const [index, { id, name, description }] of subsidiaries.entries()) {
    const card = cards.nth(index)
    const link = card.getByRole('heading', { name }).getByRole('link')
    await expect(link).toHaveAttribute('href', `/subsidiaries/${id}`)
    await expect(card.getByText(description)).toBeVisible()
  }
})

test('has one website to visit, in a new tab', async ({ page }) => {
  const links = page.getByRole('main').getByRole('link', { name: 'Visit Website' })
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', /^https:/)
  await expect(links).toHaveAttribute('target', '_blank')
})

test('has six disabled buttons that say why', async ({ page }) => {
  const buttons = page.getByRole('main').getByRole('button', { name: 'Visit Website' })
  await expect(buttons).toHaveCount(6)
  for (const button of await buttons.all()) {
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/not online/)
  }
})
