import { expect, type Page } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { caseStudies, serviceAreas } from '#content/model/records.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { pageAt } from '../build/built-site.ts'
import { hold } from './held-back.ts'
import { completeRun } from './walked-pages.ts'
import { desktop, move, phone, tablet, test } from './window.ts'

/** The places that links of the site name, without the skip link's and the menu's. */
const places = [
  ...new Set(
    pagePaths().flatMap((path) =>
      pageAt(path).elements.flatMap((element) => {
        const href = element.tagName === 'a' ? (attribute(element, 'href') ?? '') : ''
        const { pathname, hash } = new URL(href, `http://site.invalid${path}`)
        return /^[/#]/.test(href) && !['', '#main', '#menu'].includes(hash) ? pathname + hash : []
      }),
    ),
  ),
]
const isOn = (path: string, place: string) => place.startsWith(`${path}#`)
const usual = [
  '/services#acquisition',
  '/services#analytics',
  '/sustainability#community',
  `/case-studies#${caseStudies.at(-1)?.id}`,
]
const threeTimes = [...usual, ...usual, ...usual]

/** As on a slow phone or computer, with nothing of the site in its cache. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
}

type Frame = { top: number; goal: number }

/**
 * Where an element is in each frame until nothing has moved for half a second, and where it
 * should be after a jump: 120 pixels below the window's top (spec 9), or as near as the page's ends let
 * it come. No frames if it is not shown.
 */
function frames(page: Page, hash = new URL(page.url()).hash): Promise<Frame[]> {
  return page.evaluate(async (named) => {
    const element = document.getElementById(named.slice(1))
    if (!element?.checkVisibility()) return []
    const seen: Frame[] = []
    for (let still = 0, last = ''; still < 30; still += 1) {
      await new Promise(requestAnimationFrame)
      const { top } = element.getBoundingClientRect()
      const { scrollHeight, clientHeight } = document.documentElement
      const end = Math.min(Math.max(0, top + scrollY - 120), scrollHeight - clientHeight)
      seen.push({ top, goal: top + scrollY - end })
      const now = `${top} of ${scrollHeight}`
      if (now !== last) still = 0
      last = now
    }
    return seen
  }, hash)
}

const misses = (seen: readonly Frame[]) => [
  ...new Set(seen.filter(({ top, goal }) => Math.abs(top - goal) > 2).map(({ top }) => top)),
]

const rounds = completeRun
  ? [threeTimes, ...pagePaths().map((path) => places.filter((place) => isOn(path, place)))]
  : [threeTimes]
for (const viewport of completeRun ? [phone, tablet, desktop] : [phone, desktop]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    for (const [index, round] of rounds.entries()) {
      if (round.length === 0) continue
      const [first = ''] = index > 0 ? round : []
      test(`the page stands at the place that a shared link names ${first}`, async ({ page }) => {
        await slowDown(page)
        for (const place of round) {
          // Between addresses of one page the browser would only scroll.
          await page.goto('about:blank')
          await page.goto(place)
          expect.soft(misses(await frames(page)), place).toEqual([])
        }
      })
    }
  })
}

test('the page stands there without JavaScript too', async ({ browser, baseURL }) => {
  for (const viewport of [phone, desktop]) {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport })
    for (const place of usual) {
      await page.goto(place)
      const top = async () => (await page.locator(new URL(page.url()).hash).boundingBox())?.y
      await expect.poll(top, place).toBeCloseTo(120, -0.5)
    }
    await page.close()
  }
})

test.describe('in a wide window', () => {
  test.use({ viewport: desktop })

  const area = serviceAreas.at(-1)
  const last = `#${area?.id}`
  /** Whether the page's end is laid out: then all above it has its height. */
  const isWhole = (page: Page) =>
    page
      .getByRole('contentinfo')
      .evaluate((end) => end.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

  /** Opens Services while the font is on its way. @returns lets it arrive */
  async function openBeforeFont(page: Page, hash = ''): Promise<() => Promise<void>> {
    const release = await hold(page, /\.woff2$/)
    await page.goto(`/services${hash}`, { waitUntil: 'domcontentloaded' })
    return async () => {
      release()
      await page.waitForFunction(() =>
        [...document.fonts].some(({ status }) => status === 'loaded'),
      )
    }
  }

  test('reloading and coming back keep the place that was read', async ({ page }) => {
    await slowDown(page)
    await page.goto('/services')
    await expect.poll(() => isWhole(page)).toBe(true)
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }))
    await page.waitForFunction(() => history.state.scrollY === scrollY)
    const topOfLast = async () => (await frames(page, last)).at(-1)?.top
    const before = (await topOfLast()) ?? 0
    await page.reload()
    expect(await topOfLast()).toBeCloseTo(before, -0.5)
    await page.goto('about:blank')
    await page.goBack()
    expect(await topOfLast()).toBeCloseTo(before, -0.5)
  })

  test('a font that arrives late moves no place', async ({ page }) => {
    const arrive = await openBeforeFont(page, last)
    expect(misses((await frames(page)).slice(-1))).toEqual([])
    await arrive()
    expect(misses((await frames(page)).slice(-1))).toEqual([])
  })

  const acts: [name: string, act: (page: Page) => Promise<unknown>][] = [
    ['a link within the page', (page) => page.locator(`main a[href="/services${last}"]`).click()],
    [
      'a search on the page',
      async (page) => {
        await page.keyboard.press('Control+f')
        await page.evaluate((words) => Object(window).find(words), area?.lead.slice(0, 30))
      },
    ],
    [
      'the Tab key',
      async (page) => {
        await page.locator(`main a[href="/services${last}"]`).focus()
        const isIn = (id: string) => document.activeElement?.closest(id) !== null
        while (!(await page.evaluate(isIn, last))) await page.keyboard.press('Tab')
      },
    ],
  ]
  for (const [name, act] of acts) {
    test(`${name} before the font is there shows the place, and goes on showing it`, async ({
      page,
    }) => {
      const arrive = await openBeforeFont(page)
      expect(await isWhole(page)).toBe(false)
      await act(page)
      await frames(page, last)
      const isShown = () =>
        page.evaluate(() => {
          const selection = getSelection()
          const found = selection?.isCollapsed ? document.activeElement : selection?.anchorNode
          const element = found instanceof Element ? found : found?.parentElement
          const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {}
          return top >= 0 && bottom <= innerHeight && element?.closest('[id]')?.id
        })
      expect(`#${await isShown()}`).toBe(last)
      await arrive()
      await frames(page, last)
      expect(`#${await isShown()}`).toBe(last)
    })
  }

  test('a page that is swapped in before the font is there stands at its place', async ({
    page,
  }) => {
    const arrive = await openBeforeFont(page)
    await move(page, '/about#vision')
    expect(misses(await frames(page))).toEqual([])
    await arrive()
    expect(misses((await frames(page)).slice(-1))).toEqual([])
  })
})
