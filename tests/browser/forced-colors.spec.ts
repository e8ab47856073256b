import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { slideshow } from './slideshow.ts'
import { desktop, openPage, phone } from './window.ts'

test.use({ viewport: desktop, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The style of a control or its pseudo-element, as far as forced colours keep it. */
function styleOf(place: Locator, pseudo: '::before' | '::after' | null = null) {
  return place.evaluate((element, pseudo) => {
    const style = getComputedStyle(element, pseudo)
    const line = (kind: string, width: string, colour: string) =>
      kind === 'none' || Number.parseFloat(width) === 0 ? 'none' : `${kind} ${colour}`
    return {
      background: style.backgroundColor,
      border: line(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor),
      outline: line(style.outlineStyle, style.outlineWidth, style.outlineColor),
      decoration: `${style.textDecorationLine} ${style.textDecorationColor}`,
    }
  }, pseudo)
}

async function expectOutlined(place: Locator): Promise<void> {
  expect((await styleOf(place)).outline).not.toBe('none')
}

/** The current link of a list differs from the others. */
async function expectToldApart(links: Locator, page: Page): Promise<void> {
  // Retry: while the page scrolls to its section, the current link may change between two reads.
  await expect(async () => {
    const current = await styleOf(links.and(page.locator('[aria-current]')))
    const other = await styleOf(links.and(page.locator(':not([aria-current])')).first())
    expect(current.decoration).not.toBe(other.decoration)
  }).toPass()
}

test('the current slide is told from the others', async ({ page }) => {
  await openPage(page, '/')
  const stations = slideshow(page).locator('.hero-station')
  const current = await styleOf(stations.and(page.locator('[data-current]')), '::before')
  const other = await styleOf(
    stations.and(page.locator(':not([data-current])')).first(),
    '::before',
  )
  expect(current.background).not.toBe(other.background)
  expect(current.border).not.toBe(other.border)
  expect(other.border).not.toBe('none')
})

test('where the visitor is: menu, page index, legal pages', async ({ page, menu }) => {
  await openPage(page, '/contact')
  const mark = await styleOf(menu.nav.locator('[aria-current]'), '::after')
  expect(mark.background).not.toBe((await styleOf(page.locator('body'))).background)

  await openPage(page, '/cookies')
  const legal = page.getByRole('navigation', { name: 'Legal pages' })
  await expectToldApart(legal.getByRole('link'), page)

  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await openPage(page, '/services')
    const index = page.getByRole('navigation', { name: 'Sections of this page' })
    await index.getByRole('link').nth(2).click()
    await expect(index.locator('[aria-current]')).toHaveCount(1)
    await expectToldApart(index.getByRole('link'), page)
  }
})

test('what floats has an edge, and what has the focus a ring', async ({ page, chat }) => {
  await openPage(page, '/about')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expectOutlined(page.getByRole('dialog'))
  await expectOutlined(page.getByRole('searchbox'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expectOutlined(page.locator(':focus'))
  await page.keyboard.press('Escape')

  expect((await styleOf(chat.launcher)).border).not.toBe('none')
  await chat.launcher.click()
  await expectOutlined(page.getByRole('dialog'))
  const chosen = await styleOf(page.getByRole('tab', { selected: true }))
  const other = await styleOf(page.getByRole('tab', { selected: false }))
  expect(chosen.border).not.toBe(other.border)
})
