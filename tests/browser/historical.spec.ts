import { expect } from '@playwright/test'
import { timeline } from '#content/model/records.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop })

const path = '/historical'
/** Where a hash target comes to rest, in pixels below the window's top (spec 9). */
const offset = 120

test('entries alternate left and right of the middle, in the colours of their categories', async ({
  page,
}) => {
  await openPage(page, path)
  for (const [index, { year }] of timeline.entries()) {
    const { x } = await boxOf(page.locator(`#y${year}`).getByRole('heading', { level: 3 }))
    expect(x < desktop.width / 2, `${year} stands left`).toBe(index % 2 === 0)
  }
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

test('every year has its number, and the scale leads to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, path)
  const middle = timeline[Math.floor(timeline.length / 2)]?.year
  for (const viewport of [phone, desktop]) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      for (const { year } of timeline)
        await expect(page.locator(`#y${year}`).getByText(`${year}`, { exact: true })).toBeVisible()
      const years = page.getByRole('navigation', { name: 'Years' })
      await years.getByRole('link', { name: `${middle}` }).click()
      await expect
        .poll(async () => Math.round((await boxOf(page.locator(`#y${middle}`))).y))
        .toBe(offset)
    })
  }
})

/** WCAG contrast of white on `rgb(…)`. */
function contrastWithWhite(colour: string): number {
  const parts = (colour.match(/\d+/g) ?? []).map(Number)
  const [red = 1, green = 1, blue = 1] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
