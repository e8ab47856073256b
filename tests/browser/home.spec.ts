import { expect, test } from '@playwright/test'
import { subsidiaries } from '#content/subsidiaries.ts'
import { openPage } from './open-page.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await openPage(page, '/')
})

test('the badge and the way to About', async ({ page }) => {
  const about = page.locator('section').filter({ hasText: '15+ Years of Excellence' })
  await expect(about.getByText('15+ Years of Excellence', { exact: true })).toBeVisible()
  await expect(about.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about')
})

test('the chain strip links all seven companies', async ({ page }) => {
  const linked = await hrefs(sectionNamed(page, /^The chain/))
  expect(linked).toEqual(subsidiaries.map(({ id }) => `/subsidiaries/${id}`))
})

test('Our Business Units: six tiles and the way to the structure', async ({ page }) => {
  const units = sectionNamed(page, /^Our Business Units/)
  await expect(units.getByRole('heading', { level: 3 })).toHaveText([
    'Wellrich',
    'Gasrich',
    'Exprich Energy',
    'Wattrich',
    'Electrich',
    'Techrich',
  ])
  const tiles = units.getByRole('listitem')
  await expect(tiles.getByRole('link', { name: /^Learn More/ })).toHaveCount(6)
  expect(await hrefs(tiles)).toEqual([
    '/subsidiaries/wellrich',
    '/subsidiaries/gasrich',
    '/subsidiaries/exprich-energy',
    '/subsidiaries/wattrich',
    '/subsidiaries/electrich',
    '/subsidiaries/techrich',
  ])
  expect(await hrefs(units)).toContain('/about')
})

test('a press anywhere on a tile leads to its company', async ({ page }) => {
  const tile = sectionNamed(page, /^Our Business Units/)
    .getByRole('listitem')
    .first()
  await tile.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL('/subsidiaries/wellrich')
})

test('Our Services: four cards and View All Services', async ({ page }) => {
  const services = sectionNamed(page, /^Our Services/)
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Oil & Gas Exploration',
    'Power Generation',
    'Energy Consulting',
    'Gas Processing',
  ])
  const all = services.getByRole('link', { name: 'View All Services' })
  await expect(all).toHaveAttribute('href', '/services')
})

test('Why Choose: four reasons', async ({ page }) => {
  await expect(sectionNamed(page, /^Why Choose/).getByRole('heading', { level: 3 })).toHaveText([
    'Technical Excellence',
    'Safety First',
    'Sustainability',
    'Local Expertise',
  ])
})

test('Industry Expertise links five companies', async ({ page }) => {
  const linked = await hrefs(sectionNamed(page, /^Industry Expertise/))
  expect(linked).toEqual([
    '/subsidiaries/wellrich',
    '/subsidiaries/gasrich',
    '/subsidiaries/techrich',
    '/subsidiaries/fatgas',
    '/subsidiaries/electrich',
  ])
})

test('Latest News: three articles of December 2024', async ({ page }) => {
  const items = sectionNamed(page, /^Latest News/).getByRole('article')
  await expect(items).toHaveCount(3)
  for (const item of await items.all()) {
    await expect(item.getByRole('time')).toHaveText(/^December \d{1,2}, 2024$/)
  }
  const linked = await hrefs(items)
  expect(linked.toSorted()).toEqual(['/news/1', '/news/2', '/news/3'])
})

test('Partners shows an image', async ({ page }) => {
  await expect(sectionNamed(page, /^Partners/).getByRole('img')).toBeVisible()
})

test('the call to action leads to Contact', async ({ page }) => {
  const call = page.getByRole('main').locator('section').last()
  const touch = call.getByRole('link', { name: 'Get In Touch' })
  await touch.click()
  await expect(page).toHaveURL('/contact')
})
