import { expect, type Locator, type Page } from '@playwright/test'
import { desktop, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The style of a control or its pseudo-element, as far as forced colours keep it. */
type Look = { background: string; border: string; outline: string; decoration: string }

function lookOf(place: Locator, mark: '::before' | '::after' | null = null): Promise<Look> {
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
  }, mark)
}

/** The page's background: a mark in the same colour would be invisible. */
function canvasOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

test('the current slide is told from the others', async ({ page }) => {
  await openPage(page, '/')
  const stations = page.getByRole('region', { name: 'Highlights' }).locator('.hero-station')
  const current = await lookOf(stations.and(page.locator('[data-current]')), '::before')
  const other = await lookOf(stations.and(page.locator(':not([data-current])')).first(), '::before')
  expect(current.background).not.toBe(other.background)
  expect(current.border).not.toBe(other.border)
  expect(other.border).not.toBe('none')
})

test('the chat: launcher, panel, chosen tab', async ({ page }) => {
  await openPage(page, '/about')
  const launcher = page.getByRole('button', { name: 'Open chat assistant' })
  expect((await lookOf(launcher)).border).not.toBe('none')
  await launcher.click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  expect((await lookOf(panel)).outline).not.toBe('none')
  const chosen = await lookOf(page.getByRole('tab', { selected: true }))
  const other = await lookOf(page.getByRole('tab', { selected: false }))
  expect(chosen.border).not.toBe(other.border)
})

test('where the visitor is: menu, page index, legal pages', async ({ page }) => {
  await openPage(page, '/contact')
  const entry = page
    .getByRole('navigation', { name: 'Main', exact: true })
    .locator('[aria-current]')
  expect((await lookOf(entry, '::after')).background).not.toBe(await canvasOf(page))

  await openPage(page, '/cookies')
  const tabs = page.getByRole('navigation', { name: 'Legal pages' }).getByRole('link')
  await expectToldApart(tabs)

  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await openPage(page, '/services')
    const index = page.getByRole('navigation', { name: 'Sections of this page' })
    await index.getByRole('link').nth(2).click()
    await expect(index.locator('[aria-current]')).toHaveCount(1)
    await expectToldApart(index.getByRole('link'))
  }
})

async function expectToldApart(links: Locator): Promise<void> {
  // Retry: while the page scrolls to its section, the current link may change between two reads.
  await expect(async () => {
    const current = await lookOf(links.and(links.page().locator('[aria-current]')))
    const other = await lookOf(links.and(links.page().locator(':not([aria-current])')).first())
    expect(current.decoration).not.toBe(other.decoration)
  }).toPass()
}

test('what floats has an edge, and what has the focus a ring', async ({ page }) => {
  await openPage(page, '/about')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog')
  const box = search.getByRole('searchbox')
  await expect(box).toBeFocused()
  expect((await lookOf(search)).outline).not.toBe('none')
  expect((await lookOf(box)).outline).not.toBe('none')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect((await lookOf(page.locator(':focus'))).outline).not.toBe('none')
})
