import { expect, type Locator } from '@playwright/test'
import { caseStudies, yearsOf } from '#content/model/case-studies.ts'
import { desktop, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop })

test('"Coming Soon" is the largest line before the figures', async ({ page }) => {
  await openPage(page, '/projects')
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const soon = await page.getByText('Coming Soon', { exact: true }).evaluate(size)
  expect(soon).toBeGreaterThan(await page.getByRole('heading', { level: 1 }).evaluate(size))
})

test('a bar spans its years of the scale', async ({ page }) => {
  await openPage(page, '/notable-projects')
  const main = page.getByRole('main')
  const periods = caseStudies.map(yearsOf)
  const first = Math.min(...periods.map(({ from }) => from))
  const last = Math.max(...periods.map(({ to }) => to))
  for (const viewport of [phone, desktop]) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      // The scale is above the bars and again below; its outer years are aligned with its ends.
      const starts = main.locator('p').getByText(`${first}`, { exact: true })
      await expect(starts).toHaveCount(2)
      for (const scale of await starts.all()) {
        const row = scale.locator('..')
        const start = (await edges(scale)).left
        const year = ((await edges(row.getByText(`${last}`))).right - start) / (last - first)
        for (const [index, { id }] of caseStudies.entries()) {
          const { from, to } = periods[index] ?? { from: 0, to: 0 }
          const link = main.locator(`a[href="/case-studies#${id}"] > span`)
          const { left, right } = await edges(link.last().locator('span').last())
          expect(Math.abs(left - start - (from - first) * year), id).toBeLessThanOrEqual(2)
          expect(Math.abs(right - start - (to - first) * year), id).toBeLessThanOrEqual(2)
        }
        // The years between are centred on their places.
        for (const mark of (await row.locator('span').all()).slice(1, -1)) {
          const { left, right } = await edges(mark)
          const place = start + (Number(await mark.textContent()) - first) * year
          expect(Math.abs((left + right) / 2 - place)).toBeLessThanOrEqual(2)
        }
      }
    })
  }
})

/** The left and right edge, in pixels from the window's left. */
async function edges(one: Locator): Promise<{ left: number; right: number }> {
  const { x, width } = (await one.boundingBox()) ?? { x: NaN, width: NaN }
  return { left: x, right: x + width }
}
