import { expect, type Locator, type Page } from '@playwright/test'
import { articles } from '#content/model/news.ts'
import { openItems } from '#content/model/open-items.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import { company, companyPath } from './a-company.ts'
import { axeFindings } from './axe.ts'
import { chatReady, launcher, openChat, panel } from './chat.ts'
import { complaintsOf } from './complaints.ts'
import { smallTargets } from './layout.ts'
import { boxOf } from './page-parts.ts'
import { spaceText, textLost } from './text-lost.ts'
import { desktop, expectShown, openPage, phone, tablet, test, zoomed } from './window.ts'

/* The site under test is a draft: its review bar, and the list of all that it counts (spec 2.24). */

const widths = [zoomed, phone, tablet, desktop]

const bar = (page: Page) => page.getByRole('complementary', { name: 'Review' })
const showButton = (page: Page) => bar(page).getByRole('button', { name: 'Show', exact: true })
const hideButton = (page: Page) => bar(page).getByRole('button', { name: 'Hide', exact: true })
const entries = (page: Page) => bar(page).getByRole('listitem')
/** The items on the page that await confirmation, each once. */
const marksOn = (page: Page) =>
  page
    .locator('[data-placeholder]')
    .evaluateAll((all) => [
      ...new Set(all.map((each) => each.getAttribute('data-placeholder') ?? '')),
    ])

/** An item to show on its page; there is none once the owner has confirmed everything. */
const shown = openItems().find(({ values }) => values.length > 0)
const path = shown?.page ?? '/'

async function expectCounted(page: Page): Promise<void> {
  const { length } = await marksOn(page)
  const items = length === 1 ? 'item on this page awaits' : 'items on this page await'
  await expect(bar(page).getByRole('paragraph')).toHaveText(
    `Draft · ${length} ${items} confirmation`,
  )
  await expect(bar(page).getByRole('button')).toHaveCount(length > 0 ? 1 : 0)
}

async function openList(page: Page): Promise<void> {
  await showButton(page).click()
  await expect(entries(page).first()).toBeVisible()
}

/** Resizes the window and waits a frame, in which the `resize` event moves what floats on the page. */
async function resize(page: Page, viewport: typeof zoomed): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

test('counts what awaits confirmation, on every kind of page and on the next one', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL)
  const article = articles().slice(0, 1)
  const opening = openVacancies().slice(0, 1)
  for (const kind of new Set([
    '/',
    path,
    companyPath(company.id),
    '/draft',
    ...article.map(({ id }) => `/news/${id}`),
    ...opening.map(vacancyPath),
  ])) {
    await openPage(page, kind)
    await expectCounted(page)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  await expectShown(page, '/careers')
  await expectCounted(page)
  expect(complaints).toEqual([])
})

test.describe('what it shows', () => {
  test.skip(!shown, 'nothing awaits confirmation')

  test('by the keyboard alone: outlines and a list, until Escape', async ({ page }) => {
    await openPage(page, path)
    const marks = await marksOn(page)
    const known = await (await page.request.get('/draft.json')).json()
    const outlined = () =>
      page
        .locator('[data-placeholder]')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle === 'dashed'))

    await test.step('Tab leads to it from the chat', async () => {
      await launcher(page).focus()
      await page.keyboard.press('Tab')
      await expect(bar(page).getByRole('link', { name: 'Draft', exact: true })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(showButton(page)).toBeFocused()
      await expect(showButton(page)).toHaveAttribute('aria-expanded', 'false')
    })

    await test.step('Enter outlines and lists each, with its name, question and file', async () => {
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
    })

    await test.step('an entry scrolls to its place, above the list', async () => {
      await page.keyboard.press('Tab')
      await expect(entries(page).first().getByRole('button')).toBeFocused()
      await page.keyboard.press('Enter')
      const places = page.locator(`[data-placeholder="${marks[0]}"]`)
      const inSight = () =>
        places.evaluateAll((all) =>
          all.some((each) => {
            const { top, height } = each.getBoundingClientRect()
            return height > 0 && top >= 0 && top < innerHeight / 2
          }),
        )
      await expect.poll(inSight).toBe(true)
    })

    await test.step('Escape ends it and gives the focus back', async () => {
      await page.keyboard.press('Escape')
      await expect(showButton(page)).toBeFocused()
      await expect(showButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(entries(page)).toHaveCount(0)
      expect(await outlined()).not.toContain(true)
    })

    await test.step('a second press ends it as well', async () => {
      await page.keyboard.press('Space')
      await expect(entries(page)).toHaveCount(marks.length)
      await expect(hideButton(page)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(entries(page)).toHaveCount(0)
    })
  })

  test('ends with the page', async ({ page }) => {
    await openPage(page, path)
    await openList(page)
    const careers = page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Careers', exact: true })
    await careers.press('Enter')
    await expect(page).toHaveURL('/careers')
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

  test('axe has nothing to say of it, and everything in it can be read and pressed', async ({
    page,
  }) => {
    await openPage(page, path)
    await openList(page)
    for (const viewport of widths) {
      await test.step(`at ${viewport.width} pixels`, async () => {
        await resize(page, viewport)
        expect(await axeFindings(page, 'aside')).toEqual([])
        expect(await smallTargets(page)).toEqual([])
        expect(await textLost(page)).toEqual([])
      })
    }
    await spaceText(page)
    await resize(page, zoomed)
    expect(await textLost(page), 'with text spacing').toEqual([])
  })
})

// keyboard.spec.ts tests that it covers nothing that has the focus.
test('lies over neither the chat nor the end of the footer', async ({ page }) => {
  for (const viewport of widths) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      await openPage(page, path)
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
      const rights = page.getByRole('contentinfo').getByText('All rights reserved')
      expect(await overlap(bar(page), rights)).toBe(false)
      expect(await overlap(bar(page), launcher(page))).toBe(false)
      if (shown) {
        await openList(page)
        const list = bar(page).locator('.review-list')
        expect(await overlap(list, launcher(page))).toBe(false)
        const { x, y, width } = await boxOf(list)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(viewport.width)
      }
      await openChat(page)
      await chatReady(page)
      const controls = panel(page).locator('a, button:enabled, textarea').filter({ visible: true })
      expect(await controls.count()).toBeGreaterThan(3)
      for (const control of await controls.all()) await control.click({ trial: true })
    })
  }
})

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0.5 && down > 0.5
}

test('/draft can be read with its questions open, and axe has nothing to say of it', async ({
  page,
}) => {
  await openPage(page, '/draft')
  const closed = page.getByRole('main').locator('summary')
  for (const summary of (await closed.all()).slice(0, 3)) await summary.click()
  for (const viewport of widths) {
    await resize(page, viewport)
    expect(await textLost(page), `at ${viewport.width} pixels`).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  }
  await spaceText(page)
  for (const viewport of widths) {
    await resize(page, viewport)
    expect(await textLost(page), `with text spacing, ${viewport.width} pixels`).toEqual([])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is the way to the list', async ({ page }) => {
    await page.goto(path)
    await expect(bar(page)).toContainText('Draft · see what awaits confirmation')
    await expect(bar(page).getByRole('button')).toHaveCount(0)
    await bar(page).getByRole('link', { name: 'Draft', exact: true }).click()
    await expect(page).toHaveURL('/draft')
  })
})
