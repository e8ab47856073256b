import { expect, type Page } from '@playwright/test'
import { pageText } from '#content/model/pages.ts'
import { complaintsOf, standInForMap } from './complaints.ts'
import { walkedPages } from './walked-pages.ts'
import { desktop, expectShown, follow, move, openPage, test } from './window.ts'

test.use({ viewport: desktop })

const scrollTop = (page: Page) => page.evaluate(() => scrollY)
/** The title as it has been announced. */
const announced = async (page: Page) =>
  page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })

/** The title and language of the current document or, given a path, of the HTML served there. */
function headOf(page: Page, path?: string) {
  return page.evaluate(async (address) => {
    const html = address === undefined ? undefined : await (await fetch(address)).text()
    const shown = html ? new DOMParser().parseFromString(html, 'text/html') : document
    return [shown.title, shown.documentElement.lang]
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
  const [first = '/', ...others] = walkedPages
  await openPage(page, first)
  const heads = new Map([[first, await headOf(page)]])
  for (const path of others) {
    await follow(page, path)
    heads.set(path, await headOf(page))
  }
  for (const path of [first, ...others].toReversed().slice(1)) {
    await move(page)
    await expectShown(page, path)
    expect(await headOf(page), `${path}, back`).toEqual(heads.get(path))
  }
  expect(complaints).toEqual([])
  expect(documents).toHaveLength(1)
  // Stylesheets inside `noscript` must not be loaded.
  expect(stylesheets).toEqual([])

  // Parsing them is reported as a violation of the page's own CSP.
  for (const [path, head] of heads)
    expect(head, `${path}, by a link and as written`).toEqual(await headOf(page, path))
})

test('a page is shown from its top, focused and announced, back and forward too', async ({
  page,
}) => {
  await openPage(page, '/')
  const quickLink = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About Us', exact: true })
  for (const [go, path] of [
    [() => quickLink.click(), '/about'],
    [() => page.goBack(), '/'],
    [() => page.goForward(), '/about'],
  ] as const) {
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await go()
    // Going back changes the address at once, and shows the page later.
    await expect(page.locator('main h1')).toHaveText(pageText(path).heading)
    await expectShown(page, path)
    expect(await scrollTop(page)).toBe(0)
    await expect(await announced(page)).toHaveCount(1)
  }
})

test('the first page announces nothing, and the skip link comes first', async ({ page }) => {
  await openPage(page, '/about')
  await expect(page.locator('body')).toBeFocused()
  await expect(await announced(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('no view transition is begun', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('a view transition was begun')
    }
  })
  const complaints = complaintsOf(page, baseURL)
  await openPage(page, '/about')
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
    const counts = () =>
      [document.querySelectorAll('style'), document.adoptedStyleSheets].map((all) => all.length)
    expect(await page.evaluate(counts)).toEqual([1, 2])
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
    for (const [path, approach] of [
      ['/careers', () => link(page, '/careers').hover()],
      ['/news', () => link(page, '/news').focus()],
    ] as const) {
      await approach()
      await expect.poll(() => requests(path)).toBe(1)
      await link(page, path).press('Enter')
      await expectShown(page, path)
      expect(requests(path)).toBe(1)
    }
  })

  test('a failed fetch is made again, and no file is fetched', async ({ page }) => {
    const requests = countRequests(page)
    await openPage(page, '/about')
    const file = page.locator('main a[href$=".pdf"]').first()
    await page.route('**/careers', (route) => route.abort(), { times: 1 })
    const filePath = (await file.getAttribute('href')) ?? ''
    await file.hover()
    await link(page, '/careers').hover()
    await expect.poll(() => requests('/careers')).toBe(1)
    await link(page, '/careers').click()
    await expectShown(page, '/careers')
    expect([requests('/careers'), requests(filePath)]).toEqual([2, 0])
  })

  test('nothing is fetched where data are saved', async ({ page }) => {
    const requests = countRequests(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.clock.install()
    await openPage(page, '/about')
    await link(page, '/careers').hover()
    await page.clock.runFor(300)
    expect(requests('/careers')).toBe(0)
    await link(page, '/careers').click()
    await expectShown(page, '/careers')
  })
})
