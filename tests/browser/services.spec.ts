import { expect } from '@playwright/test'
import { serviceAreas } from '#content/model/records.ts'
import { hrefs } from './page-parts.ts'
import { desktop, openPage, phone, test } from './window.ts'

const anchors = serviceAreas.map(({ id }) => id)
const titleOf = (anchor: string) => serviceAreas.find(({ id }) => id === anchor)?.title ?? anchor

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await openPage(page, '/services')
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

test('on a phone the bar of the index fades where it goes on', async ({ page }) => {
  await page.setViewportSize(phone)
  const bar = page.getByRole('navigation', { name: 'Sections of this page' }).locator('[data-bar]')
  await expect(bar).toHaveCSS('mask-image', /^linear-gradient\(90deg/)
  expect(await bar.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(0)
  // Scrolled to the end, the last entry is clear of the fade, which is 2.75 rem wide.
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
    // Playwright's second try would scroll with `block: 'end'`, which moves the page behind a sticky bar.
    const press = async (anchor: string) => {
      const entry = index.getByRole('link', { name: titleOf(anchor) })
      await entry.evaluate((it) => it.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
      await entry.click({ scroll: 'none' })
    }
    await press('epc')
    await expect(page).toHaveURL('/services#epc')
    await expect(current).toHaveText(titleOf('epc'))
    // Wait until it rests (spec 9): a press while the bar scrolls too would hit whichever entry passes.
    const top = () => page.locator('#epc').evaluate((it) => it.getBoundingClientRect().top)
    await expect
      .poll(async () => Math.abs((await top()) - 120), { timeout: 30_000 })
      .toBeLessThan(2)
    await press('analytics')
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
