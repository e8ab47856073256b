import { expect } from '@playwright/test'
import { figuresOf, formatFigure } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { furtherServices, serviceAreas } from '#content/model/records.ts'
import { companyPath } from './a-company.ts'
import { reading, readPage } from './reader.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { test } from './window.ts'
import { desktop, phone } from './window-sizes.ts'

const anchors = serviceAreas.map(({ id }) => id)
const titleOf = (anchor: string) => serviceAreas.find(({ id }) => id === anchor)?.title ?? anchor

/** Who does the work, or where to ask. */
const ways = (companies: readonly string[] = []) =>
  companies.length > 0 ? companies.map(companyPath) : ['/contact']

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await readPage(page, '/services')
})

reading('has the areas as sections with their anchors, in order', async ({ page }) => {
  const ids = page.getByRole('main').locator('section[id]')
  expect(await ids.evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(anchors)
  for (const { id, title } of serviceAreas) {
    const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 })
    await expect(heading).toHaveText(title)
  }
})

reading('each area names the companies that do it, or leads to Contact', async ({ page }) => {
  for (const { id, companies, within } of serviceAreas) {
    const linked = await hrefs(page.locator(`#${id}`))
    const expected = [...ways(companies), ...(within ? ways(within.companies) : [])]
    expect(linked.toSorted(), id).toEqual(expected.toSorted())
  }
})

for (const [anchor, name, place] of [
  ['gas', 'Gas Processing', '#midstream'],
  ['consulting', 'Energy Consulting', '#analytics'],
  ['power', 'Power Generation', 'section'],
] as const) {
  reading(`the anchor #${anchor} lands on ${name}`, async ({ page }) => {
    const target = page.locator(`${place} #${anchor}`)
    await expect(target.getByRole('heading', { level: 3 })).toHaveText(name)
    const services = [...serviceAreas.flatMap(({ within }) => within ?? []), ...furtherServices]
    const service = services.find(({ id }) => id === anchor)
    expect(await hrefs(target)).toEqual(ways(service?.companies))
  })
}

reading('an area shows its figures', async ({ page }) => {
  for (const { id, figures = [] } of serviceAreas) {
    if (figures.length === 0) continue
    const shown = page.locator(`#${id}`).getByRole('definition')
    await expect(shown).toHaveText(figuresOf(figures).map(formatFigure))
  }
})

test('a part opens by its heading on a phone, and stands open in a wider window', async ({
  page,
}) => {
  const { title = '', text = '' } = serviceAreas[0]?.parts[0] ?? {}
  const words = page.getByText(text, { exact: true })
  await expect(words).toBeVisible()
  await page.setViewportSize(phone)
  await expect(words).toBeHidden()
  const heading = page.getByRole('heading', { name: title, exact: true })
  await heading.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, height = 0 } = (await heading.boundingBox()) ?? {}
  await page.mouse.click(x + 20, y + height / 2)
  await expect(words).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(words).toBeHidden()
})

reading('Acquisition is four steps in order', async ({ page }) => {
  const steps = page.locator('#acquisition ol').getByRole('heading', { level: 3 })
  await expect(steps).toHaveCount(4)
})

reading('the forecast is described to readers who do not see it', async ({ page }) => {
  const sketch = page.locator('#analytics').getByRole('img', { name: /measured.*forecast/i })
  await expect(sketch).toBeVisible()
})

reading('the closing list leads to companies and to Contact', async ({ page }) => {
  const linked = await hrefs(
    sectionNamed(page, new RegExp(`^${pageText('/services').further.heading}`)),
  )
  expect(linked).toEqual(furtherServices.flatMap(({ companies }) => ways(companies)))
})

reading('on a phone the bar of the index fades where it goes on', async ({ page }) => {
  await page.setViewportSize(phone)
  const bar = page.getByRole('navigation', { name: 'Sections of this page' }).locator('[data-bar]')
  await expect(bar).toHaveCSS('mask-image', /^linear-gradient\(90deg/)
  expect(await bar.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(0)
  // The last entry clears it, 2.75 rem wide.
  await bar.evaluate((it) => it.scrollTo({ left: it.scrollWidth }))
  const last = bar.getByRole('listitem').last()
  const end = await last.evaluate((it) => it.getBoundingClientRect().right)
  expect(phone.width - end).toBeGreaterThan(43)
})

for (const viewport of [desktop, phone]) {
  test(`the index follows the reader at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const index = page.getByRole('navigation', { name: 'Sections of this page' })
    expect(await hrefs(index)).toEqual(anchors.map((anchor) => `/services#${anchor}`))
    const current = index.locator('[aria-current]')
    await test.step('from the first moment', () =>
      expect(current).toHaveText(titleOf('exploration')))
    await index.getByRole('link', { name: titleOf('epc') }).click()
    await expect(page).toHaveURL('/services#epc')
    await expect(current).toHaveText(titleOf('epc'))
    await index.getByRole('link', { name: titleOf('analytics') }).click()
    await expect(current).toHaveText(titleOf('analytics'))
    await expect(current).toBeInViewport({ ratio: 1 })
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await test.step('past all sections, and back in one leap', async () => {
      await scrollTo(0)
      await expect(current).toHaveText(titleOf('exploration'))
      await scrollTo(1e6)
      await expect(current).toHaveText(titleOf('analytics'))
    })
  })
}
