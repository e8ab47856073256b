import { expect } from '@playwright/test'
import { articlePath } from './an-article.ts'
import { standInForMap } from './complaints.ts'
import { desktop, follow, openPage, test } from './window.ts'

test.use({ viewport: desktop })

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
