import { expect, type Page } from '@playwright/test'
import { headlineFigures } from '#content/model/figure-register.ts'
import { formatFigure } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { articles } from '#content/model/news.ts'
import { caseStudies, serviceAreas } from '#content/model/records.ts'
import { printedSheets, type Sheet, squeezed } from './printed-sheets.ts'
import { walkedPages } from './walked-pages.ts'
import { desktop, test } from './window.ts'

test.use({ viewport: desktop })

const perTest = 6

for (let first = 0; first < walkedPages.length; first += perTest) {
  const some = walkedPages.slice(first, first + perTest)
  test(`pages print as one column of their own, from ${some[0]}`, async ({ page }) => {
    // Stop the slideshow.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of some) {
      await test.step(path, async () => {
        await page.goto(path)
        const { beside, fixed, headings } = await shownOnPaper(page)
        expect(beside, 'what is printed beside the page: whose it is').toHaveLength(1)
        expect(beside[0]).toContain(group.name)
        expect(fixed, 'parts that would lie on every sheet').toEqual([])

        const sheets = await printedSheets(page)
        expect(sheets.filter(({ text }) => text.length < 20)).toEqual([])
        expect(sheets[0]?.text).toContain(squeezed(headings[0] ?? 'a heading'))
        const text = textOf(sheets)
        expect(headings.filter((heading) => !text.includes(squeezed(heading)))).toEqual([])
        const below = headings.slice(1)
        for (const { lines } of sheets.slice(0, -1)) {
          const last = lines.at(-1) ?? ''
          // A heading found in the lines above is whole: the last line only ends like it.
          const above = lines.slice(0, -1).join('')
          const cutOff = below
            .map(squeezed)
            .filter((heading) => heading.endsWith(last) && !above.includes(heading))
          expect(cutOff).toEqual([])
        }
        expect(median(lineLengths(sheets))).toBeGreaterThan(8)
        await expectOwn(path, page, sheets)
      })
    }
  })
}

/** One long text of an editor; where its links stand, their addresses are printed. */
const article = walkedPages.find((path) => articles().some(({ id }) => path === `/news/${id}`))

/** What some pages must print beside their headings. */
async function expectOwn(path: string, page: Page, sheets: readonly Sheet[]): Promise<void> {
  const text = textOf(sheets)
  if (path === '/services') {
    // Collapsed on small screens, but always printed.
    for (const { parts } of serviceAreas)
      for (const part of parts) expect(text).toContain(squeezed(part.text))
  }
  if (path === '/case-studies') {
    for (const { projectName, mainChallenge, valueAdded, keyClient } of caseStudies) {
      for (const words of [projectName, mainChallenge, valueAdded, keyClient])
        expect(text).toContain(squeezed(words))
    }
  }
  if (path !== '/privacy-policy' && path !== article) return
  const paragraphs = await page.locator('main .prose > p').allTextContents()
  // Only the beginnings: print adds the address after each link.
  expectInOrder(
    text,
    paragraphs.map((paragraph) => paragraph.slice(0, 30)),
  )
  const lengths = lineLengths(sheets)
  expect(median(lengths)).toBeGreaterThan(40)
  expect(Math.max(...lengths)).toBeLessThan(110)
  if (path !== '/privacy-policy') return
  const link = page.locator('main .prose a[href^="/"]').first()
  const printed = `${await link.textContent()}(${await link.getAttribute('href')})`
  expect(text).toContain(squeezed(printed))
  const cells = await page.getByRole('main').locator('th, td').allTextContents()
  for (const cell of cells) expect(text).toContain(squeezed(cell))
}

test('counters stand at their ends before anybody has seen them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: null })
  await page.goto('/')
  await page.waitForFunction(() => document.querySelector('[data-count]')?.textContent === '0')
  const lines = (await printedSheets(page)).flatMap((sheet) => sheet.lines)
  expect(lines).toContain(headlineFigures().map(formatFigure).join(''))
})

/** As printed: the texts outside `main`, the `position: fixed` parts and the headings. */
async function shownOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const shown = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 2
    const main = document.querySelector('main')
    return {
      beside: Array.from(document.body.children, (element) =>
        element instanceof HTMLElement && element !== main && isShown(element)
          ? element.textContent.trim()
          : '',
      ).filter(Boolean),
      fixed: [...document.querySelectorAll('body *')]
        .filter((element) => isShown(element) && getComputedStyle(element).position === 'fixed')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      headings: [...document.querySelectorAll('main :is(h1, h2, h3)')]
        .filter(isShown)
        .map(({ textContent }) => textContent),
    }
  })
  await page.emulateMedia({ media: null })
  return shown
}

function textOf(sheets: readonly Sheet[]): string {
  return sheets.map(({ text }) => text).join('')
}

function lineLengths(sheets: readonly Sheet[]): number[] {
  return sheets.flatMap(({ lines }) => lines.map(({ length }) => length))
}

function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(squeezed(part), from)
    expect(at, `"${part}" stands after what comes before it`).toBeGreaterThanOrEqual(from)
    from = at
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
