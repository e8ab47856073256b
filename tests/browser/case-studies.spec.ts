import { expect, type Page } from '@playwright/test'
import { caseStudies, yearsOf } from '#content/model/records.ts'
import { desktop, openPage, phone, tablet, test } from './window.ts'

test.use({ viewport: desktop })

const path = '/case-studies'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const sections = [
  'Main Challenge',
  'Value Added / Solution Provided',
  'Key Client',
  'Key Take away / Lesson Learnt',
]

test('cards show their years by place, in as many columns as there is room for', async ({
  page,
}) => {
  await openPage(page, path)

  // A mark on the rule of a card says where its years lie in those of all.
  const marks = await page.locator('main article > span[aria-hidden]').evaluateAll((spans) =>
    spans.map((span) => {
      const card = (span.parentElement ?? span).getBoundingClientRect()
      const { left, width } = span.getBoundingClientRect()
      return [(left - card.left) / card.width, width / card.width]
    }),
  )
  const years = caseStudies.map(yearsOf)
  const first = Math.min(...years.map(({ from }) => from))
  const all = Math.max(...years.map(({ to }) => to)) - first
  expect(marks).toEqual(
    years.map(({ from, to }) => [
      expect.closeTo((from - first) / all, 2),
      expect.closeTo((to - from) / all, 2),
    ]),
  )

  const columns = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().x))).size,
      )
  for (const [viewport, ofTiles, ofCards] of [
    [phone, 2, 1],
    [tablet, 4, 2],
    [desktop, 4, 3],
  ] as const) {
    await page.setViewportSize(viewport)
    expect(await columns('main dl > div')).toBe(ofTiles)
    expect(await columns('main article')).toBe(ofCards)
  }
})

test('cards open and close independently, and none moves another', async ({ page }) => {
  await openPage(page, path)
  await expect(page.getByRole('button', { name: 'View Details' })).toHaveCount(caseStudies.length)
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(0)
  const places = () =>
    cards(page).evaluateAll((all) =>
      all.slice(0, 3).map((card) => {
        const { left, top } = card.getBoundingClientRect()
        return [Math.round(left), Math.round(top + scrollY)]
      }),
    )
  const before = await places()
  const [first, fifth] = [cards(page).nth(0), cards(page).nth(4)]
  await first.getByRole('button', { name: 'View Details' }).click()
  await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect(first.getByRole('heading', { level: 4 })).toHaveText(sections)
  expect(await places()).toEqual(before)
  const name = await first.getByRole('heading', { level: 3 }).textContent()
  await expect(first.getByRole('button')).toHaveAccessibleDescription(name ?? '')
  await fifth.getByRole('button', { name: 'View Details' }).click()
  await first.getByRole('button', { name: 'Hide Details' }).click()
  await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await expect(first.getByRole('heading', { level: 4 })).toHaveCount(0)
  await expect(fifth.getByRole('heading', { level: 4 })).toHaveCount(4)
  await fifth.getByRole('button').press('Space')
  await expect(fifth.getByRole('heading', { level: 4 })).toHaveCount(0)
})

test('an address with an id opens that card alone', async ({ page }) => {
  await openPage(page, `${path}#fabrication-yard`)
  const card = page.locator('article#fabrication-yard')
  await expect(card.getByRole('button', { name: 'Hide Details' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hide Details' })).toHaveCount(1)
  await expect(card).toBeInViewport()
})

// tests/build/pages-of-records.test.ts reads each of them, print.spec.ts what is printed.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every case study stands open', async ({ page }) => {
    await page.goto(path)
    await expect(cards(page).getByRole('button')).toHaveCount(0)
    const texts = cards(page).locator('h4 + p')
    await expect(texts.filter({ visible: true })).toHaveCount(sections.length * caseStudies.length)
  })
})

test('with the scripts blocked a card opens by its link', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(path)
  const card = cards(page).nth(1)
  await card.getByRole('link', { name: 'View Details' }).click()
  await expect(card.getByRole('heading', { level: 4 })).toHaveText(sections)
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(sections.length)
})
