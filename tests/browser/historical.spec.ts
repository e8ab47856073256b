import { expect } from '@playwright/test'
import { timeline } from '#content/model/records.ts'
import { desktop, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop })

const path = '/historical'
/** Where a hash target comes to rest, in pixels below the window's top (spec 9). */
const offset = 120

test('entries alternate left and right of the middle', async ({ page }) => {
  await openPage(page, path)
  for (const [index, { year }] of timeline.entries()) {
    const box = await page.locator(`#y${year}`).getByRole('heading', { level: 3 }).boundingBox()
    expect((box?.x ?? 0) < desktop.width / 2, `${year} stands left`).toBe(index % 2 === 0)
  }
})

test('each category has a colour of its own that carries white text', async ({ page }) => {
  await openPage(page, path)
  const colours = new Set<string>()
  for (const { year, category } of timeline) {
    const badge = page.locator(`#y${year}`).getByText(category, { exact: true })
    const { text, field } = await badge.evaluate((element) => {
      const style = getComputedStyle(element)
      return { text: style.color, field: style.backgroundColor }
    })
    expect(text).toBe('rgb(255, 255, 255)')
    expect(contrastWithWhite(field), `${category} ${field}`).toBeGreaterThanOrEqual(4.5)
    colours.add(field)
  }
  expect(colours.size).toBe(new Set(timeline.map(({ category }) => category)).size)
})

for (const viewport of [phone, desktop]) {
  test(`every year has its number at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openPage(page, path)
    for (const year of [2007, 2008, 2009, 2010, 2013, 2014, 2019, 2023, 2026, 2027]) {
      await expect(page.getByRole('main').getByText(String(year), { exact: true })).toBeVisible()
    }
  })
}

for (const viewport of [phone, desktop]) {
  test(`a year of the scale leads to its layer at ${viewport.width} pixels`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    await openPage(page, path)
    const years = page.getByRole('navigation', { name: 'Years' })
    // The years, and the future.
    await expect(years.getByRole('link')).toHaveCount(timeline.length + 1)
    const middle = timeline[Math.floor(timeline.length / 2)]?.year
    await years.getByRole('link', { name: `${middle}` }).click()
    await expect
      .poll(async () => Math.round((await page.locator(`#y${middle}`).boundingBox())?.y ?? 0))
      .toBe(offset)
    await page.close()
  })
}

/** WCAG contrast of white on `rgb(…)`. */
function contrastWithWhite(colour: string): number {
  const parts = (colour.match(/\d+/g) ?? []).map(Number)
  const [red = 1, green = 1, blue = 1] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
