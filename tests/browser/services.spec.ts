import { expect } from '@playwright/test'
import { serviceAreas } from '#content/model/records.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, phone, test } from './window.ts'

const [first, second, last] = [0, 1, -1].map((index) => serviceAreas.at(index))
if (!first || !second || !last) throw new Error('content has too few services to test')

for (const viewport of [desktop, phone]) {
  test(`at ${viewport.width} pixels the index follows the reader`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openPage(page, '/services')
    const index = page.getByRole('navigation', { name: 'Sections of this page' })
    const current = index.locator('[aria-current]')
    await test.step('from the first moment', () => expect(current).toHaveText(first.title))
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
    const top = () => page.locator(`#${second.id}`).evaluate((it) => it.getBoundingClientRect().top)
    await expect.poll(async () => Math.abs((await top()) - 120)).toBeLessThan(2)
    await press(last)
    await expect(current).toHaveText(last.title)
    await expect(current).toBeInViewport({ ratio: 1 })
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await test.step('past all sections, and back in one leap', async () => {
      await scrollTo(0)
      await expect(current).toHaveText(first.title)
      await scrollTo(1e6)
      await expect(current).toHaveText(last.title)
    })

    const { title = '', text = '' } = first.parts[0] ?? {}
    const words = page.getByText(text, { exact: true })
    if (viewport === desktop) {
      await test.step('a part stands open', () => expect(words).toBeVisible())
      return
    }
    await test.step('a part opens by its heading', async () => {
      await expect(words).toBeHidden()
      const heading = page.getByRole('heading', { name: title, exact: true })
      await heading.scrollIntoViewIfNeeded()
      const { x, y, height } = await boxOf(heading)
      await page.mouse.click(x + 20, y + height / 2)
      await expect(words).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(words).toBeHidden()
    })

    await test.step('the bar of the index fades where it goes on', async () => {
      const bar = index.locator('[data-bar]')
      await expect(bar).toHaveCSS('mask-image', /^linear-gradient\(90deg/)
      expect(await bar.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(0)
      // Scrolled to the end, the last entry is clear of the fade, which is 2.75 rem wide.
      await bar.evaluate((it) => it.scrollTo({ left: it.scrollWidth }))
      const { x, width } = await boxOf(bar.getByRole('listitem').last())
      expect(phone.width - x - width).toBeGreaterThan(43)
    })
  })
}
