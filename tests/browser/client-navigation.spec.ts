import { expect, type Page } from '@playwright/test'
import { complaintsOf, standInForMap } from './complaints.ts'
import { walkedPages } from './walked-pages.ts'
import { desktop, expectShown, follow, move, openPage, test } from './window.ts'

test.use({ viewport: desktop })

type Head = { title: string; language: string; canonical: string; data: string[] }

/** Metadata of the current document or, given a path, of the HTML served there. */
function headOf(page: Page, path?: string): Promise<Head> {
  return page.evaluate(async (address) => {
    const html = address === undefined ? undefined : await (await fetch(address)).text()
    const shown = html ? new DOMParser().parseFromString(html, 'text/html') : document
    return {
      title: shown.title,
      language: shown.documentElement.lang,
      canonical: shown.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      data: [...shown.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    }
  }, path)
}

test('pages one after the other, there and back', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  const documents: string[] = []
  const stylesheets: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(request.url())
    if (request.resourceType() === 'stylesheet') stylesheets.push(request.url())
  })
  await standInForMap(page)
  const heads = new Map<string, Head>()
  const [first = '/', ...others] = walkedPages

  await openPage(page, first)
  heads.set(first, await headOf(page))
  for (const path of others) {
    await follow(page, path)
    heads.set(path, await headOf(page))
  }
  for (const path of [first, ...others].toReversed().slice(1)) {
    await move(page)
    await expectShown(page, path)
    expect(await headOf(page), path).toEqual(heads.get(path))
  }
  expect(complaints).toEqual([])
  expect(documents).toHaveLength(1)
  // Stylesheets inside `noscript` must not be loaded.
  expect(stylesheets).toEqual([])

  for (const path of others) {
    expect(heads.get(path), `${path}, by a link and as written`).toEqual(await headOf(page, path))
  }
})

test('no view transition is begun', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('a view transition was begun')
    }
  })
  const complaints = complaintsOf(page, baseURL)
  await openPage(page, '/about')
  await follow(page, '/contact')
  await follow(page, '/news')
  expect(complaints).toEqual([])
})

test('what an extension has put into the head stays, and the pages’ own styles go', async ({
  browser,
  baseURL,
}) => {
  // CSP does not apply to extensions.
  const context = await browser.newContext({ baseURL, bypassCSP: true })
  const page = await context.newPage()
  await openPage(page, '/about')
  await page.evaluate(() => {
    const style = document.createElement('style')
    document.head.append(style)
    style.sheet?.insertRule('h1 { color: rgb(1 2 3) !important }')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main { outline-color: rgb(4 5 6) }')
    document.adoptedStyleSheets.push(sheet)
  })
  for (const path of ['/news', '/services']) {
    await follow(page, path)
    await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page.locator('main')).toHaveCSS('outline-color', 'rgb(4, 5, 6)')
    expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(1)
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(2)
  }
  await context.close()
})

test.describe('ahead of a press', () => {
  function countRequests(page: Page): (path: string) => number {
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    return (path) => paths.filter((other) => other === path).length
  }
  const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

  test('a page is fetched once, when the pointer rests on its link or the focus does', async ({
    page,
  }) => {
    const requests = countRequests(page)
    await openPage(page, '/about')
    await link(page, '/careers').hover()
    await expect.poll(() => requests('/careers')).toBe(1)
    await link(page, '/careers').click()
    await expectShown(page, '/careers')
    await link(page, '/news').focus()
    await expect.poll(() => requests('/news')).toBe(1)
    await page.keyboard.press('Enter')
    await expectShown(page, '/news')
    expect([requests('/careers'), requests('/news')]).toEqual([1, 1])
  })

  test('a failed fetch is made again, and no file is fetched', async ({ page }) => {
    const requests = countRequests(page)
    await openPage(page, '/about')
    const [file] = await page.locator('main a[href$=".pdf"]').all()
    const path = (await file?.getAttribute('href')) ?? ''
    await page.route('**/careers', (route) => route.abort(), { times: 1 })
    await file?.hover()
    await link(page, '/careers').hover()
    await expect.poll(() => requests('/careers')).toBe(1)
    await link(page, '/careers').click()
    await expectShown(page, '/careers')
    expect([requests('/careers'), requests(path)]).toEqual([2, 0])
  })

  test('nothing is fetched where data are saved', async ({ page }) => {
    const requests = countRequests(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.clock.install()
    await openPage(page, '/about')
    await link(page, '/careers').hover()
    await link(page, '/news').hover()
    await page.clock.runFor(300)
    expect([requests('/careers'), requests('/news')]).toEqual([0, 0])
    await link(page, '/careers').click()
    await expectShown(page, '/careers')
  })
})
