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
  const paths = walkedPages.slice(first, first + perTest)
  test(`pages print as one column of their own, from ${paths[0]}`, async ({ page }) => {
    // Stop the slideshow.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path)
        const { beside, fixed, headings } = await shownOnPaper(page)
        expect(beside, 'what is printed beside the page: whose it is').toEqual([
          expect.stringContaining(group.name),
        ])
        expect(fixed, 'parts that would lie on every sheet').toEqual([])

        const sheets = await printedSheets(page)
        expect(sheets.filter(({ text }) => text.length < 20)).toEqual([])
        expect(sheets[0]?.text).toContain(squeezed(headings[0] ?? 'a heading'))
        expectPrinted(sheets, headings)
        expect(headings.slice(1).flatMap((heading) => cutOff(heading, sheets))).toEqual([])
        expect(median(lineLengths(sheets))).toBeGreaterThan(8)
        expectPrinted(sheets, collapsed[path] ?? [])
        if (path === '/privacy-policy' || path === article) await expectProse(page, sheets)
      })
    }
  })
}

/** What pages may collapse on the screen, and always print. */
const collapsed: Record<string, string[]> = {
  '/services': serviceAreas.flatMap(({ parts }) => parts.map(({ text }) => text)),
  '/case-studies': caseStudies.flatMap(({ projectName, mainChallenge, valueAdded, keyClient }) => [
    projectName,
    mainChallenge,
    valueAdded,
    keyClient,
  ]),
}
/** One long text of an editor. */
const article = walkedPages.find((path) => articles().some(({ id }) => path === `/news/${id}`))

/** Paragraphs in their order, on lines of a length to read, links with their addresses, and tables. */
async function expectProse(page: Page, sheets: readonly Sheet[]): Promise<void> {
  const main = page.getByRole('main')
  const text = textOf(sheets)
  const paragraphs = await main.locator('.prose > p').allTextContents()
  // Only the beginnings: print adds the address after each link.
  const places = paragraphs.map((paragraph) => text.indexOf(squeezed(paragraph.slice(0, 30))))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  const lengths = lineLengths(sheets)
  expect(median(lengths)).toBeGreaterThan(40)
  expect(Math.max(...lengths)).toBeLessThan(110)
  const [link] = await main.locator('.prose a[href^="/"]').all()
  if (link)
    expectPrinted(sheets, [`${await link.textContent()}(${await link.getAttribute('href')})`])
  expectPrinted(sheets, await main.locator('th, td').allTextContents())
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
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
    return {
      beside: all('body > :not(main)').flatMap(({ textContent }) => textContent.trim() || []),
      fixed: all('body *')
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      headings: all('main :is(h1, h2, h3)').map(({ textContent }) => textContent),
    }
  })
  await page.emulateMedia({ media: null })
  return shown
}

/** The heading, if it is alone at the foot of a sheet. A last line may only end like it: then it is whole above. */
function cutOff(heading: string, sheets: readonly Sheet[]): string[] {
  const isAlone = sheets.slice(0, -1).some(({ lines }) => {
    const above = lines.slice(0, -1).join('')
    return squeezed(heading).endsWith(lines.at(-1) ?? '') && !above.includes(squeezed(heading))
  })
  return isAlone ? [heading] : []
}

function expectPrinted(sheets: readonly Sheet[], texts: readonly string[]): void {
  const printed = textOf(sheets)
  expect(texts.filter((text) => !printed.includes(squeezed(text)))).toEqual([])
}

function textOf(sheets: readonly Sheet[]): string {
  return sheets.map(({ text }) => text).join('')
}

function lineLengths(sheets: readonly Sheet[]): number[] {
  return sheets.flatMap(({ lines }) => lines.map(({ length }) => length))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
