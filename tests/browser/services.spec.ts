import { expect } from '@playwright/test'
import { serviceAreas } from '#content/model/records.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, phone, test } from './window.ts'

const [first, second, last] = [0, 1, -1].map((index) => serviceAreas.at(index))
if (!first || !second || !last) throw new Error('content has too few services to test')
const [part] = first.parts

for (const viewport of [desktop, phone]) {
  test(`at ${viewport.width} pixels the index follows the reader`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openPage(page, '/services')
    const index = page.getByRole('navigation', { name: 'Sections of this page' })
    const current = index.locator('[aria-current]')
    await expect(current).toHaveText(first.title)
    // Playwright's second try would scroll with `block: 'end'`, which moves the page behind a sticky bar.
    const press = async ({ title }: typeof first) => {
      const entry = index.getByRole('link', { name: title, exact: true })
      await entry.evaluate((it) => it.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
      await entry.click({ scroll: 'none' })
    }
    await press(second)
    await expect(page).toHaveURL(`/services#${second.id}`)
    await expect(current).toHaveText(second.title)
    // Wait until it rests (spec 9): a press while the bar scrolls too would hit whichever entry passes.
    const top = async () => (await boxOf(page.locator(`#${second.id}`))).y
    await expect.poll(async () => Math.abs((await top()) - 120)).toBeLessThan(2)
    await press(last)
    await expect(current).toHaveText(last.title)
    await expect(current).toBeInViewport({ ratio: 1 })

    // Past all sections, and back in one leap.
    for (const [top, { title }] of [
      [0, first],
      [1e6, last],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
      await expect(current).toHaveText(title)
    }
  })
}

test('a part stands open on a desktop, and opens by its heading on a phone', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/services')
  const words = page.getByText(part?.text ?? '', { exact: true })
  await expect(words).toBeVisible()
  await page.setViewportSize(phone)
  await expect(words).toBeHidden()
  // The summary lies over the heading, and takes the press.
  await page.getByRole('heading', { name: part?.title, exact: true }).click({ force: true })
  await expect(words).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(words).toBeHidden()
})
