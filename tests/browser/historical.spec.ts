import { expect } from '@playwright/test'
import { timeline } from '#content/model/records.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop })

test('entries alternate left and right of the middle, in the colours of their categories', async ({
  page,
}) => {
  await openPage(page, '/historical')
  const colours = new Set<string>()
  for (const [index, { year, category }] of timeline.entries()) {
    const entry = page.locator(`#y${year}`)
    const { x } = await boxOf(entry.getByRole('heading', { level: 3 }))
    expect(x < desktop.width / 2, `${year} stands left`).toBe(index % 2 === 0)
    const badge = entry.getByText(category, { exact: true })
    colours.add(await badge.evaluate((each) => getComputedStyle(each).backgroundColor))
  }
  expect(colours.size).toBe(new Set(timeline.map(({ category }) => category)).size)
})

test('every year has its number, and the scale leads to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/historical')
  const middle = timeline[Math.floor(timeline.length / 2)]?.year
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    for (const { year } of timeline)
      await expect(page.locator(`#y${year}`).getByText(`${year}`, { exact: true })).toBeVisible()
    const years = page.getByRole('navigation', { name: 'Years' })
    await years.getByRole('link', { name: `${middle}` }).click()
    // Where a hash target comes to rest (spec 9).
    const top = async () => Math.round((await boxOf(page.locator(`#y${middle}`))).y)
    await expect.poll(top).toBe(120)
  }
})
