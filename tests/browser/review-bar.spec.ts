import { expect, type Locator, type Page } from '@playwright/test'
import { openItems } from '#content/model/open-items.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import { company, companyPath } from './a-company.ts'
import { articlePath } from './an-article.ts'
import { axeFindings } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { test } from './fixtures.ts'
import { smallTargets } from './layout.ts'
import { boxOf } from './page-parts.ts'
import { spaceText, textLost } from './text-lost.ts'
import { desktop, follow, openPage, phone, tablet, zoomed } from './window.ts'

/* The site under test is a draft: its review bar, and the list of all that it counts (spec 2.24). */

const widths = [zoomed, phone, tablet, desktop]

const bar = (page: Page) => page.getByRole('complementary', { name: 'Review' })
const draftLink = (page: Page) => bar(page).getByRole('link', { name: 'Draft', exact: true })
const showButton = (page: Page) => bar(page).getByRole('button', { name: 'Show', exact: true })
const hideButton = (page: Page) => bar(page).getByRole('button', { name: 'Hide', exact: true })
const entries = (page: Page) => bar(page).getByRole('listitem')
const marked = (page: Page) => page.locator('[data-placeholder]')
/** The items on the page that await confirmation, each once. */
const marksOn = (page: Page) =>
  marked(page).evaluateAll((all) => [
    ...new Set(all.map((each) => each.getAttribute('data-placeholder') ?? '')),
  ])

/** An item to show on its page; there is none once the owner has confirmed everything. */
const shown = openItems().find(({ now }) => now !== '')
const path = shown?.page ?? '/'

async function openList(page: Page): Promise<void> {
  await showButton(page).click()
  await expect(entries(page).first()).toBeVisible()
}

/** Resizes the window and waits a frame, in which the `resize` event moves what floats on the page. */
async function resize(page: Page, viewport: typeof zoomed): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** At every width axe finds nothing, no text is lost and every control is large enough. */
async function expectReadable(page: Page, part?: string): Promise<void> {
  for (const viewport of widths) {
    await resize(page, viewport)
    expect(await axeFindings(page, part), `at ${viewport.width} pixels`).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    expect(await textLost(page)).toEqual([])
  }
  await spaceText(page)
  for (const viewport of widths) {
    await resize(page, viewport)
    expect(await textLost(page), `with text spacing, ${viewport.width} pixels`).toEqual([])
  }
}

test('counts what awaits confirmation, on every kind of page and on the next one', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL)
  const openings = openVacancies().slice(0, 1).map(vacancyPath)
  for (const [open, next] of [
    ...['/', path, companyPath(company.id), articlePath, ...openings, '/draft'].map(
      (kind) => [openPage, kind] as const,
    ),
    [follow, '/careers'] as const,
  ]) {
    await open(page, next)
    const { length } = await marksOn(page)
    const items = length === 1 ? 'item on this page awaits' : 'items on this page await'
    const text = `Draft · ${length} ${items} confirmation`
    await expect(bar(page).getByRole('paragraph'), next).toHaveText(text)
    await expect(bar(page).getByRole('button'), next).toHaveCount(length > 0 ? 1 : 0)
  }
  expect(complaints).toEqual([])
})

test.describe('what it shows', () => {
  test.skip(!shown, 'nothing awaits confirmation')

  test('by the keyboard alone: outlines and a list, until Escape', async ({ page, chat }) => {
    await openPage(page, path)
    const marks = await marksOn(page)
    const known = await (await page.request.get('/draft.json')).json()
    const outlined = () =>
      marked(page).evaluateAll((all) =>
        all.map((each) => getComputedStyle(each).outlineStyle === 'dashed'),
      )

    // Tab leads to it from the chat.
    await chat.launcher.focus()
    await page.keyboard.press('Tab')
    await expect(draftLink(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(showButton(page)).toBeFocused()
    await expect(showButton(page)).toHaveAttribute('aria-expanded', 'false')

    // Enter outlines and lists each, with its name, question and file.
    await page.keyboard.press('Enter')
    await expect(hideButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(entries(page)).toHaveCount(marks.length)
    for (const [index, mark] of marks.entries()) {
      const { record, file, asks } = known[mark]
      const entry = entries(page).nth(index)
      await expect(entry.getByRole('button').locator('strong')).toHaveText(record)
      for (const text of [...asks, file]) await expect(entry).toContainText(text)
    }
    expect(await outlined()).not.toContain(false)

    // An entry scrolls to its place, above the list.
    await page.keyboard.press('Tab')
    await expect(entries(page).first().getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    const inSight = () =>
      page.locator(`[data-placeholder="${marks[0]}"]`).evaluateAll((all) =>
        all.some((each) => {
          const { top, height } = each.getBoundingClientRect()
          return height > 0 && top >= 0 && top < innerHeight / 2
        }),
      )
    await expect.poll(inSight).toBe(true)

    // Escape ends it and gives the focus back; a second press ends it as well.
    await page.keyboard.press('Escape')
    await expect(showButton(page)).toBeFocused()
    await expect(showButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(entries(page)).toHaveCount(0)
    expect(await outlined()).not.toContain(true)
    await page.keyboard.press('Space')
    await expect(entries(page)).toHaveCount(marks.length)
    await expect(hideButton(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(entries(page)).toHaveCount(0)
  })

  test('ends with the page', async ({ page }) => {
    await openPage(page, path)
    await openList(page)
    await follow(page, '/careers')
    await expect(showButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(entries(page)).toHaveCount(0)
    await openList(page)
    await expect(entries(page)).toHaveCount((await marksOn(page)).length)
  })

  test('says so when its list cannot be loaded', async ({ page }) => {
    await page.route('/draft.json', (route) => route.abort())
    await openPage(page, path)
    await showButton(page).click()
    await expect(bar(page)).toContainText('The list could not be loaded.')
    await page.unroute('/draft.json')
    await hideButton(page).click()
    await openList(page)
  })

  test('can be read and pressed at every width', async ({ page }) => {
    await openPage(page, path)
    await openList(page)
    await expectReadable(page, 'aside')
  })
})

test('/draft can be read at every width with its questions open', async ({ page }) => {
  await openPage(page, '/draft')
  const closed = page.getByRole('main').locator('summary')
  for (const summary of (await closed.all()).slice(0, 3)) await summary.click()
  await expectReadable(page)
})

// keyboard.spec.ts tests that it covers nothing that has the focus.
test('lies over neither the chat nor the end of the footer', async ({ page, chat }) => {
  for (const viewport of widths) {
    await page.setViewportSize(viewport)
    await openPage(page, path)
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
    const rights = page.getByRole('contentinfo').getByText('All rights reserved')
    expect(await overlap(bar(page), rights)).toBe(false)
    expect(await overlap(bar(page), chat.launcher)).toBe(false)
    if (shown) {
      await openList(page)
      const list = bar(page).locator('.review-list')
      expect(await overlap(list, chat.launcher)).toBe(false)
      const { x, y, width } = await boxOf(list)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(viewport.width)
    }
    await chat.open()
    await chat.ready()
    const controls = chat.panel.locator('a, button:enabled, textarea').filter({ visible: true })
    expect(await controls.count()).toBeGreaterThan(3)
    for (const control of await controls.all()) await control.click({ trial: true })
  }
})

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0.5 && down > 0.5
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is the way to the list', async ({ page }) => {
    await page.goto(path)
    await expect(bar(page)).toContainText('Draft · see what awaits confirmation')
    await expect(bar(page).getByRole('button')).toHaveCount(0)
    await draftLink(page).click()
    await expect(page).toHaveURL('/draft')
  })
})
