import { statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { slides } from '#content/model/records.ts'
import { firstView, listed, weight } from './first-view.ts'
import { phone } from './window.ts'

// pages.spec.ts tests the weight of every page until its load event.

/** Bytes of Home ten seconds after its load event, for a visitor who presses nothing. */
const restingBudget = 132 * 1024
/** Bytes of Home's HTML with its styles, without its headers. */
const htmlBudget = 29 * 1024

test.describe('on a phone, at twice its pixels', () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 })

  test("Home's HTML and what comes after its load event are light", async ({ page }) => {
    await page.clock.install()
    const requests = await firstView(page, '/', async () => {
      const later = slides.slice(1, 3).map(({ picture }) => page.waitForRequest(`**/${picture}.*`))
      await page.clock.runFor(10_000)
      await Promise.all(later)
    })
    expect(statSync('build/client/index.html.br').size).toBeLessThanOrEqual(htmlBudget)
    expect(weight(requests), listed(requests)).toBeLessThanOrEqual(restingBudget)
  })
})

for (const deviceScaleFactor of [1, 3]) {
  test.describe(`on a phone, ${deviceScaleFactor}x`, () => {
    test.use({ viewport: phone, deviceScaleFactor })

    test("Home's first view is fetched without detours", async ({ page, baseURL }) => {
      const requests = await firstView(page, '/')
      const html = await (await page.request.get('/')).text()

      // Each link of a chain is a round trip of up to a second. For scripts, an address in the HTML is
      // enough: those imported by the document's inline module have a script as their initiator in Chrome.
      const detours = requests.filter(
        ({ type, url, fromDocument }) =>
          !url.startsWith(`${baseURL}/`) ||
          (type !== 'Document' && !html.includes(new URL(url).pathname)) ||
          (type !== 'Document' && type !== 'Script' && !fromDocument),
      )
      expect(listed(detours), 'not from our origin, or later than the document asks').toBe('')

      const [first, ...others] = slides.map(({ picture }) =>
        requests.filter(({ url }) => url.includes(`/assets/${picture}.`)),
      )
      expect(first, 'the first slide is fetched first, in one size').toMatchObject([
        { fromDocument: true, priority: 'High' },
      ])
      expect(listed(others.flat()), 'other slides').toBe('')
    })
  })
}
