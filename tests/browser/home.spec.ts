import { expect, type Locator } from '@playwright/test'
import { companies, homeCompanies } from '#content/model/companies.ts'
import { figureOf, formatFigure } from '#content/model/figures.ts'
import { articles } from '#content/model/news.ts'
import { pageText } from '#content/model/pages.ts'
import { services as cards, expertise, habits } from '#content/model/records.ts'
import { reading, readPage } from './reader.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { test } from './window.ts'
import { desktop, phone } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await readPage(page, '/')
})

reading('the badge and the way to About', async ({ page }) => {
  const badge = `${formatFigure(figureOf('years-of-experience'))} Years of Excellence`
  const about = page.locator('section').filter({ hasText: badge })
  await expect(about.getByText(badge, { exact: true })).toBeVisible()
  await expect(about.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about')
})

reading('the chain strip links all companies', async ({ page }) => {
  const linked = await hrefs(sectionNamed(page, new RegExp(`^${pageText('/').chain.name}`)))
  expect(linked).toEqual(companies.map(({ id }) => `/subsidiaries/${id}`))
})

test('a stage of the drawing is a link from sky to name, and dims the rest', async ({ page }) => {
  const chain = sectionNamed(page, new RegExp(`^${pageText('/').chain.name}`))
  const drawing = chain.getByRole('img').first()
  await drawing.scrollIntoViewIfNeeded()
  const sky = (await drawing.boundingBox())?.y ?? 0
  const dims = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element, '::before').opacity)
  const drawn = companies.filter((company) => company.drawn)
  for (const { id, name } of drawn) {
    const link = chain.getByRole('link', { name: new RegExp(`^${name}`) })
    const { x, width } = (await link.locator('xpath=ancestor::li').boundingBox()) ?? {}
    const at = { x: (x ?? 0) + (width ?? 0) / 2, y: sky + 8 }
    await page.mouse.move(at.x, at.y)
    const there = await page.evaluate(
      (point) => document.elementFromPoint(point.x, point.y)?.closest('a')?.getAttribute('href'),
      at,
    )
    expect(there).toBe(`/subsidiaries/${id}`)
    await expect.poll(() => dims(link), name).toBe('1')
  }
  const [first, second] = [drawn[0], drawn[1]].map((company) =>
    chain.getByRole('link', { name: new RegExp(`^${company?.name}`) }),
  )
  await page.mouse.move(0, 0)
  await first?.focus()
  await page.keyboard.press('Tab')
  await expect(second ?? chain).toBeFocused()
  await expect.poll(() => dims(second ?? chain)).toBe('1')
  await expect.poll(() => dims(first ?? chain)).toBe('0')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('each stage of the chain has its company, a figure of its own, and is a link', async ({
    page,
  }) => {
    const chain = sectionNamed(page, new RegExp(`^${pageText('/').chain.name}`))
    await expect(chain.getByRole('img')).toHaveCount(0)
    for (const { id, name, place, chain: own } of companies) {
      if (place !== 'chain') continue
      const stage = chain.getByRole('listitem').filter({ hasText: name })
      if (own.figure) {
        const figure = figureOf(own.figure)
        await expect(stage.getByText(formatFigure(figure), { exact: true })).toBeVisible()
        await expect(stage).toContainText(`${formatFigure(figure)} ${figure.label}`)
      }
      // Far from its name, which is the link.
      const box = await stage.boundingBox()
      await stage.click({ position: { x: 20, y: (box?.height ?? 0) - 6 }, trial: true })
      await expect(stage.getByRole('link')).toHaveAttribute('href', `/subsidiaries/${id}`)
    }
    const { height } = (await chain.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(phone.height * 1.3)
  })
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

reading('Our Services: the cards and View All Services', async ({ page }) => {
  const services = sectionNamed(page, /^Our Services/)
  await expect(services.getByRole('heading', { level: 3 })).toHaveText(
    cards.map(({ title }) => title),
  )
  const all = services.getByRole('link', { name: 'View All Services' })
  await expect(all).toHaveAttribute('href', '/services')
})

reading('Why Choose: the reasons', async ({ page }) => {
  await expect(sectionNamed(page, /^Why Choose/).getByRole('heading', { level: 3 })).toHaveText(
    habits.map(({ title }) => title),
  )
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
