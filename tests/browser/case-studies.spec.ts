import { expect, type Page } from '@playwright/test'
import { caseStudies, yearsOf } from '#content/model/records.ts'
import { desktop, openPage, phone, tablet, test } from './window.ts'

test.use({ viewport: desktop })

const path = '/case-studies'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const viewButtons = (page: Page) => page.getByRole('button', { name: 'View Details' })
const hideButtons = (page: Page) => page.getByRole('button', { name: 'Hide Details' })
const sections = [
  'Main Challenge',
  'Value Added / Solution Provided',
  'Key Client',
  'Key Take away / Lesson Learnt',
]

test('cards show type and years by colour and place, in as many columns as there is room for', async ({
  page,
}) => {
  await openPage(page, path)
  await expect(viewButtons(page)).toHaveCount(caseStudies.length)
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(0)

  await test.step('a mark on the rule of a card says where its years lie in those of all', async () => {
    const marks = await page.locator('main article > span[aria-hidden]').evaluateAll((spans) =>
      spans.map((span) => {
        const card = span.parentElement?.getBoundingClientRect()
        const { left, width } = span.getBoundingClientRect()
        return [left - (card?.left ?? 0), width].map((part) => part / (card?.width ?? 1))
      }),
    )
    const years = caseStudies.map(yearsOf)
    const first = Math.min(...years.map(({ from }) => from))
    const all = Math.max(...years.map(({ to }) => to)) - first
    expect(marks).toHaveLength(caseStudies.length)
    for (const [index, { from, to }] of years.entries()) {
      expect(marks[index]?.[0]).toBeCloseTo((from - first) / all, 2)
      expect(marks[index]?.[1]).toBeCloseTo((to - from) / all, 2)
    }
  })

  await test.step('the badge of each type has its colour', async () => {
    const seen = new Map<string, Set<string>>()
    for (const { id, type } of caseStudies) {
      const badge = page.locator(`article#${id}`).getByText(type, { exact: true })
      const colour = await badge.evaluate((element) => getComputedStyle(element).color)
      seen.set(type, (seen.get(type) ?? new Set()).add(colour))
    }
    const colours = [...seen.values()].map((set) => [...set])
    expect(colours.every(({ length }) => length === 1)).toBe(true)
    expect(new Set(colours.flat()).size).toBe(3)
  })

  const columns = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (elements) =>
          new Set(elements.map((element) => Math.round(element.getBoundingClientRect().x))).size,
      )
  for (const [viewport, ofTiles, ofCards] of [
    [phone, 2, 1],
    [tablet, 4, 2],
    [desktop, 4, 3],
  ] as const) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      expect(await columns('main dl > div')).toBe(ofTiles)
      expect(await columns('main article')).toBe(ofCards)
    })
  }
})

test('cards open and close independently', async ({ page }) => {
  await openPage(page, path)
  const [first, fifth] = [cards(page).nth(0), cards(page).nth(4)]
  await first.getByRole('button', { name: 'View Details' }).click()
  await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect(first.getByRole('heading', { level: 4 })).toHaveText(sections)
  const name = await first.getByRole('heading', { level: 3 }).textContent()
  await expect(first.getByRole('button')).toHaveAccessibleDescription(name ?? '')
  await fifth.getByRole('button', { name: 'View Details' }).click()
  await expect(hideButtons(page)).toHaveCount(2)
  await first.getByRole('button', { name: 'Hide Details' }).click()
  await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await expect(first.getByRole('heading', { level: 4 })).toHaveCount(0)
  await expect(fifth.getByRole('heading', { level: 4 })).toHaveCount(4)
  await fifth.getByRole('button').press('Space')
  await expect(fifth.getByRole('heading', { level: 4 })).toHaveCount(0)

  await test.step('an open card moves no other out of its column or row', async () => {
    const places = () =>
      cards(page).evaluateAll((all) =>
        all.slice(0, 3).map((card) => {
          const { left, top } = card.getBoundingClientRect()
          return [Math.round(left), Math.round(top + scrollY)]
        }),
      )
    const before = await places()
    await cards(page).nth(1).getByRole('button').click()
    await expect(cards(page).nth(1).getByRole('heading', { level: 4 })).toHaveCount(4)
    expect(await places()).toEqual(before)
  })
})

test('an address with an id opens that card alone', async ({ page }) => {
  await openPage(page, `${path}#fabrication-yard`)
  const card = page.locator('article#fabrication-yard')
  await expect(card.getByRole('button', { name: 'Hide Details' })).toBeVisible()
  await expect(hideButtons(page)).toHaveCount(1)
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
