import { expect, type Page } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { articlePath } from './an-article.ts'
import { complaintsOf, standInForMap } from './complaints.ts'
import { desktop, move, openPage, test } from './window.ts'

test.use({ viewport: desktop })

/** The page at that address has been swapped in, and its scripts have run. */
async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.locator('main h1')).toBeFocused()
}

async function follow(page: Page, path: string): Promise<void> {
  await move(page, path)
  await expectShown(page, path)
}

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

test('all pages one after the other, there and back', async ({ page, baseURL }) => {
  test.setTimeout(240_000)
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
  const [first = '/', ...others] = pagePaths()

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

/** What a page has registered and not released. */
type Held = { listeners: number; timers: number; observers: number }

declare global {
  interface Window {
    held: () => Held
  }
}

/** Runs in the page before its scripts: counts what they hold. */
function countHeld(): void {
  const listeners = new Set<string>()
  const numbers = new WeakMap<object, number>()
  let given = 0
  const numberOf = (thing: object) => {
    const number = numbers.get(thing) ?? ++given
    numbers.set(thing, number)
    return number
  }
  // Only these targets outlive a navigation; other listeners go with their elements.
  const lasting = (target: unknown) =>
    target === window || target === document || target === document.documentElement
  const { addEventListener, removeEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (kind, listener, options) {
    addEventListener.call(this, kind, listener, options)
    const { signal, once } = typeof options === 'object' ? options : {}
    if (!lasting(this ?? window) || !listener || once) return
    const key = `${kind} ${numberOf(listener)}`
    listeners.add(key)
    if (signal) addEventListener.call(signal, 'abort', () => listeners.delete(key))
  }
  EventTarget.prototype.removeEventListener = function (kind, listener, options) {
    removeEventListener.call(this, kind, listener, options)
    if (lasting(this ?? window) && listener) listeners.delete(`${kind} ${numberOf(listener)}`)
  }

  const timers = new Set<number>()
  const { setInterval, clearInterval, setTimeout, clearTimeout } = window
  Object.assign(window, {
    setInterval(run: () => void, delay: number) {
      const timer = setInterval(run, delay)
      timers.add(Number(timer))
      return timer
    },
    setTimeout(run: () => void, delay: number) {
      const timer = setTimeout(() => {
        timers.delete(Number(timer))
        run()
      }, delay)
      timers.add(Number(timer))
      return timer
    },
    clearInterval(timer: number) {
      timers.delete(timer)
      clearInterval(timer)
    },
    clearTimeout(timer: number) {
      timers.delete(timer)
      clearTimeout(timer)
    },
  })

  const observers = new Set<object>()
  for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const) {
    const { observe, disconnect } = window[name].prototype
    Object.assign(window[name].prototype, {
      observe(this: never, ...given: Parameters<typeof observe>) {
        observers.add(this)
        Reflect.apply(observe, this, given)
      },
      disconnect(this: never) {
        observers.delete(this)
        Reflect.apply(disconnect, this, [])
      },
    })
  }

  window.held = () => ({
    listeners: listeners.size,
    timers: timers.size,
    observers: observers.size,
  })
}

test('twenty navigations leave nothing behind', async ({ page }) => {
  test.slow()
  await standInForMap(page)
  await page.addInitScript(countHeld)
  await openPage(page, '/about')
  // Visit every page with scripts of its own once: what they hold for good belongs to the baseline.
  const round = [
    '/',
    '/services',
    '/case-studies',
    '/contact',
    '/cookies',
    '/news',
    '/search',
    '/careers',
    articlePath,
    '/about',
  ]
  const quiet = () => expect.poll(() => page.evaluate(() => window.held().timers)).toBe(0)
  for (const path of round) await follow(page, path)
  await quiet()
  const before = await page.evaluate(() => window.held())
  for (let turn = 0; turn < 2; turn += 1) {
    for (const path of round) await follow(page, path)
  }
  await quiet()
  expect(await page.evaluate(() => window.held())).toEqual(before)
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
