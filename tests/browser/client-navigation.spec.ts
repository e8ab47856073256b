import { expect, type Page, test } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { complaintsOf } from './complaints.ts'
import { standInForMap } from './map-frame.ts'
import { openPage } from './open-page.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

/** Follows a link to a page, as if one stood at the end of the page; goes back without an address. */
async function move(page: Page, path?: string): Promise<void> {
  await page.evaluate(async (href) => {
    const shown = new Promise((resolve) => {
      document.addEventListener('astro:page-load', resolve, { once: true })
    })
    if (href === undefined) history.back()
    else {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
    }
    await shown
  }, path)
}

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

/** What the page says of itself; with an address, what the file there says. */
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
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(request.url())
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

  for (const path of others) {
    expect(heads.get(path), `${path}, by a link and as written`).toEqual(await headOf(page, path))
  }
})

/** What a page has taken and not given back. */
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
  // Those of elements go with their elements; what stays is the window and the document.
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

test('fifty navigations leave nothing behind', async ({ page }) => {
  test.setTimeout(240_000)
  await standInForMap(page)
  await page.addInitScript(countHeld)
  await openPage(page, '/about')
  // Every page with a behaviour of its own, once: what their scripts hold for good is held now.
  const round = [
    '/',
    '/services',
    '/case-studies',
    '/contact',
    '/cookies',
    '/news',
    '/search',
    '/careers',
    '/news/1',
    '/about',
  ]
  const quiet = () => expect.poll(() => page.evaluate(() => window.held().timers)).toBe(0)
  for (const path of round) await follow(page, path)
  await quiet()
  const before = await page.evaluate(() => window.held())
  for (let turn = 0; turn < 5; turn += 1) {
    for (const path of round) await follow(page, path)
  }
  await quiet()
  expect(await page.evaluate(() => window.held())).toEqual(before)
})
