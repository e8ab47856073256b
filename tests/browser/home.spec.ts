import { expect, test } from '@playwright/test'
import { companies, homeCompanies } from '#content/model/companies.ts'
import { expertise } from '#content/model/expertise.ts'
import { articles } from '#content/model/news.ts'
import { pageText } from '#content/model/pages.ts'
import { reading, readPage } from './reader.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await readPage(page, '/')
})

reading('the badge and the way to About', async ({ page }) => {
  const about = page.locator('section').filter({ hasText: '15+ Years of Excellence' })
  await expect(about.getByText('15+ Years of Excellence', { exact: true })).toBeVisible()
  await expect(about.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about')
})

reading('the chain strip links all companies', async ({ page }) => {
  const linked = await hrefs(sectionNamed(page, new RegExp(`^${pageText('/').chain.name}`)))
  expect(linked).toEqual(companies.map(({ id }) => `/subsidiaries/${id}`))
})

reading('Our Business Units: the tiles and the way to the structure', async ({ page }) => {
  const units = sectionNamed(page, /^Our Business Units/)
  await expect(units.getByRole('heading', { level: 3 })).toHaveText(
    homeCompanies.map(({ name }) => name),
  )
  const tiles = units.getByRole('listitem')
  const links = tiles.getByRole('link', { name: /^Learn More/ })
  await expect(links).toHaveCount(homeCompanies.length)
  expect(await hrefs(tiles)).toEqual(homeCompanies.map(({ id }) => `/subsidiaries/${id}`))
  expect(await hrefs(units)).toContain('/about')
})

reading('Our Services: four cards and View All Services', async ({ page }) => {
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

reading('Why Choose: four reasons', async ({ page }) => {
  await expect(sectionNamed(page, /^Why Choose/).getByRole('heading', { level: 3 })).toHaveText([
    'Technical Excellence',
    'Safety First',
    'Sustainability',
    'Local Expertise',
  ])
})

reading('Industry Expertise links its companies', async ({ page }) => {
  const linked = await hrefs(sectionNamed(page, /^Industry Expertise/))
  expect(linked).toEqual(
    expertise.flatMap((area) => area.companies.map((id) => `/subsidiaries/${id}`)),
  )
})

reading('Latest News: the three newest articles, with their dates', async ({ page }) => {
  const items = sectionNamed(page, /^Latest News/).getByRole('article')
  const newest = articles().slice(0, 3)
  await expect(items).toHaveCount(newest.length)
  for (const item of await items.all()) {
    await expect(item.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  }
  expect(await hrefs(items)).toEqual(newest.map(({ id }) => `/news/${id}`))
})

reading('Partners shows an image', async ({ page }) => {
  await expect(sectionNamed(page, /^Partners/).getByRole('img')).toBeVisible()
})

test('presses lead on', async ({ page }) => {
  await test.step('the call to action to Contact', async () => {
    const call = page.getByRole('main').locator('section').last()
    await call.getByRole('link', { name: 'Get In Touch' }).click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  await test.step('anywhere on a tile to its company', async () => {
    const tile = sectionNamed(page, /^Our Business Units/)
      .getByRole('listitem')
      .first()
    await tile.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(`/subsidiaries/${homeCompanies[0]?.id}`)
  })
})
