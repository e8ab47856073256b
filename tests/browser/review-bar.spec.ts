import { expect, type Locator, type Page } from '@playwright/test'
import { articles } from '#content/model/news.ts'
import { openItems, openQuestions } from '#content/model/open-items.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import { company, companyPath } from './a-company.ts'
import { axeFindings } from './axe.ts'
import { chatReady, launcher, openChat, panel } from './chat.ts'
import { complaintsOf } from './complaints.ts'
import { smallTargets } from './layout.ts'
import { boxOf } from './page-parts.ts'
import { spaceText, textLost } from './text-lost.ts'
import { desktop, openPage, phone, tablet, test, zoomed } from './window.ts'

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
    .evaluateAll((all: HTMLElement[]) => [
      ...new Set(all.map(({ dataset }) => dataset.placeholder ?? '')),
    ])

/** An item to show on its page; there is none once the owner has confirmed everything. */
const shown = openItems().find(({ values }) => values.length > 0)
const path = shown?.page ?? '/'

type Listed = Record<string, { record: string; file: string; asks: string[] }>

async function listed(page: Page): Promise<Listed> {
  return (await page.request.get('/draft.json')).json()
}

function countOf(number: number): string {
  const items = number === 1 ? 'item on this page awaits' : 'items on this page await'
  return `Draft · ${number} ${items} confirmation`
}

async function expectCounted(page: Page): Promise<void> {
  const marks = await marksOn(page)
  await expect(bar(page).getByRole('paragraph')).toHaveText(countOf(marks.length))
  await expect(bar(page).getByRole('button')).toHaveCount(marks.length > 0 ? 1 : 0)
  const known = await listed(page)
  expect(marks.filter((mark) => !known[mark])).toEqual([])
}

test('counts what awaits confirmation, on every kind of page and on the next one', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL)
  const [article] = articles()
  const [opening] = openVacancies()
  const kinds = [
    ...['/', path, companyPath(company.id), '/draft'],
    ...(article ? [`/news/${article.id}`] : []),
    ...(opening ? [vacancyPath(opening)] : []),
  ]
  for (const kind of new Set(kinds)) {
    await test.step(kind, async () => {
      await openPage(page, kind)
      await expectCounted(page)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })
  }
  await test.step('after following a link', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    for (const name of ['Careers', 'About Us']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL((await link.getAttribute('href')) ?? '')
      await expect(page.locator('main h1')).toBeFocused()
      await expectCounted(page)
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
  expect(complaints).toEqual([])
})

test.describe('what it shows', () => {
  test.skip(!shown, 'nothing awaits confirmation')

  test('by the keyboard alone: outlines and a list, until Escape', async ({ page }) => {
    await openPage(page, path)
    const marks = await marksOn(page)
    const known = await listed(page)
    const outlined = () =>
      page
        .locator('[data-placeholder]')
        .evaluateAll((all) =>
          all.filter((each) => getComputedStyle(each).outlineStyle === 'dashed'),
        )
        .then(({ length }) => length)
    const all = await page.locator('[data-placeholder]').count()

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
        const { record = '', file = '', asks = [] } = known[mark] ?? {}
        const entry = entries(page).nth(index)
        await expect(entry.getByRole('button')).toHaveText(new RegExp(`^${escaped(record)}`))
        for (const text of [...asks, file]) await expect(entry).toContainText(text)
      }
      expect(await outlined()).toBe(all)
    })

    await test.step('an entry scrolls to its place, above the list', async () => {
      const last = entries(page).last().getByRole('button')
      for (let n = 0; n < marks.length; n += 1) await page.keyboard.press('Tab')
      await expect(last).toBeFocused()
      await entries(page).first().getByRole('button').focus()
      await page.keyboard.press('Enter')
      const [first = ''] = marks
      const places = page.locator(`[data-placeholder="${first}"]`)
      await expect
        .poll(() =>
          places.evaluateAll((all) =>
            all.some((each) => {
              const { top, height } = each.getBoundingClientRect()
              return height > 0 && top >= 0 && top < innerHeight / 2
            }),
          ),
        )
        .toBe(true)
    })

    await test.step('Escape ends it and gives the focus back', async () => {
      await page.keyboard.press('Escape')
      await expect(showButton(page)).toBeFocused()
      await expect(showButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(entries(page)).toHaveCount(0)
      expect(await outlined()).toBe(0)
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
    await showButton(page).click()
    await expect(entries(page).first()).toBeVisible()
    const careers = page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Careers', exact: true })
    await careers.press('Enter')
    await expect(page).toHaveURL('/careers')
    await expect(showButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(entries(page)).toHaveCount(0)
    await showButton(page).click()
    await expect(entries(page)).toHaveCount((await marksOn(page)).length)
  })

  test('says so when its list cannot be loaded', async ({ page }) => {
    await page.route('/draft.json', (route) => route.abort())
    await openPage(page, path)
    await showButton(page).click()
    await expect(bar(page)).toContainText('The list could not be loaded.')
    await page.unroute('/draft.json')
    await hideButton(page).click()
    await showButton(page).click()
    await expect(entries(page).first()).toBeVisible()
  })

  test('axe has nothing to say of it, and everything in it can be read and pressed', async ({
    page,
  }) => {
    await openPage(page, path)
    await showButton(page).click()
    await expect(entries(page).first()).toBeVisible()
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

test('nothing moves when it comes', async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as PerformanceEntry & { sources?: { node?: Node }[] }
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('aside')) window.moved.push(element.outerHTML)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Hold the page's scripts back until the bar has been painted as served, in its own font.
  await page.route(/astro_type_script/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      window.moved = []
    })
    await route.continue()
  })
  for (const viewport of widths) {
    await page.setViewportSize(viewport)
    for (const address of ['/', path]) {
      await openPage(page, address)
      await expectCounted(page)
      const moved = await page.evaluate(async () => {
        // A layout shift is reported in a task after the frame in which it was painted.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        await new Promise((resolve) => setTimeout(resolve))
        return window.moved
      })
      expect(moved, `${address} at ${viewport.width} pixels`).toEqual([])
    }
  }
})

declare global {
  interface Window {
    /** Parts of the bar that shifted after they had been painted. */
    moved: string[]
  }
}

test('lies over neither the chat nor what has the focus at the foot', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const viewport of widths) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      await openPage(page, path)
      await expectCounted(page)

      await test.step('nothing focused at the foot is under it', async () => {
        expect(await bar(page).evaluate(coveredAtFoot)).toEqual([])
        // Leave the text field: on small screens, focus in one hides the launcher.
        await page.getByRole('contentinfo').getByRole('link').last().focus()
      })

      await test.step('the launcher is beside it, also when the list is open', async () => {
        expect(await overlap(bar(page), launcher(page))).toBe(false)
        if (!shown) return
        await showButton(page).click()
        await expect(entries(page).first()).toBeVisible()
        const list = bar(page).getByRole('list')
        for (const part of [bar(page), list]) {
          expect(await overlap(part, launcher(page))).toBe(false)
        }
        const { x, y, width, height } = await boxOf(list.locator('..'))
        expect(x).toBeGreaterThanOrEqual(0)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(viewport.width)
        expect(y + height).toBeLessThanOrEqual(viewport.height)
      })

      await test.step('the controls of the open panel can be pressed', async () => {
        await openChat(page)
        await chatReady(page)
        const controls = panel(page).locator('a, button, textarea').filter({ visible: true })
        const pressed = await controls.evaluateAll((all) =>
          all.map((control) => {
            const { x, y, width, height } = control.getBoundingClientRect()
            return control.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          }),
        )
        expect(pressed.length).toBeGreaterThan(3)
        expect(pressed).not.toContain(false)
      })
    })
  }
})

/** Runs in the page. @returns the footer's controls that the bar covers when focused, and its last line */
function coveredAtFoot(bar: Element): string[] {
  const isUnder = (element: Element) => {
    const [a, b] = [element.getBoundingClientRect(), bar.getBoundingClientRect()]
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return across > 0.5 && down > 0.5
  }
  const controls = document.querySelectorAll<HTMLElement>('body > footer :is(a, button, input)')
  const covered = [...controls].filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return false
    control.focus()
    return isUnder(control)
  })
  scrollTo(0, document.documentElement.scrollHeight)
  const lines = [...document.querySelectorAll('body > footer p')]
  const rights = lines.filter((line) => line.textContent?.includes('All rights reserved'))
  if (controls.length < 10 || rights.length === 0) return ['there is no footer']
  return [...covered, ...rights.filter(isUnder)].map((element) => `${element.textContent}`)
}

test('/draft can be read, and axe has nothing to say of it', async ({ page }) => {
  await openPage(page, '/draft')
  const expectReadable = async (how: string) => {
    for (const viewport of widths) {
      await resize(page, viewport)
      expect(await textLost(page), `${how}, at ${viewport.width} pixels`).toEqual([])
      if (how !== 'opened' || (viewport !== zoomed && viewport !== desktop)) continue
      expect(await axeFindings(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
    }
  }
  await expectReadable('closed')
  const closed = page.getByRole('main').locator('summary')
  for (const summary of (await closed.all()).slice(0, 3)) await summary.click()
  await expectReadable('opened')
  await spaceText(page)
  await expectReadable('with text spacing')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is the way to the list, which can be read', async ({ page }) => {
    await page.goto(path)
    await expect(bar(page)).toContainText('Draft · see what awaits confirmation')
    await expect(bar(page).getByRole('button')).toHaveCount(0)
    await bar(page).getByRole('link', { name: 'Draft', exact: true }).click()
    await expect(page).toHaveURL('/draft')
    const asked = openQuestions().questions.filter(({ answered }) => !answered)
    const heading = page.getByRole('heading', { level: 3 })
    const questions = page.getByRole('main').locator('ol > li').filter({ has: heading })
    await expect(questions.locator(heading)).toHaveText(
      asked.map(({ question }, index) => `${index + 1}${question}`),
    )
    for (const [index, { ask, page: place, items }] of asked.entries()) {
      const question = questions.nth(index)
      await expect(question.getByText(ask, { exact: true })).toBeVisible()
      await expect(question.getByRole('link', { name: place, exact: true }).first()).toBeVisible()
      if (items.length > 0) await question.locator('summary').click()
      await expect(question.getByRole('listitem')).toHaveCount(items.length)
      for (const [n, { record }] of items.entries()) {
        await expect(question.getByRole('listitem').nth(n)).toContainText(record)
      }
    }
    const table = page.getByRole('link', { name: 'Download as a table (CSV)' })
    await expect(table).toHaveAttribute('href', '/draft.csv')
    expect((await page.request.get('/draft.csv')).status()).toBe(200)
  })
})

/** Resizes the window and waits a frame, in which the `resize` event moves what floats on the page. */
async function resize(page: Page, viewport: typeof zoomed): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0.5 && down > 0.5
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
