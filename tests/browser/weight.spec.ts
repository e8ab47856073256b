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
      const shown = slides
        .slice(1, 3)
        .map(({ picture }) =>
          page.waitForRequest((request) => request.url().includes(`/${picture}.`)),
        )
      await page.clock.runFor(10_000)
      await Promise.all(shown)
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

      await test.step('from our own origin', () => {
        const foreign = requests.filter(({ url }) => !url.startsWith(`${baseURL}/`))
        expect(listed(foreign)).toBe('')
      })

      // Each link of a chain is a round trip of up to a second. A request is at depth one when the
      // document makes it. For scripts, an address in the HTML is enough: those imported by the
      // document's inline module have a script as their initiator in Chrome.
      await test.step('in no chain deeper than document and asset', async () => {
        const html = await (await page.request.get('/')).text()
        const deep = requests.filter(({ type, url, fromDocument }) => {
          if (type === 'Document') return false
          const path = new URL(url).pathname
          return type === 'Script' ? !html.includes(path) : !fromDocument || !html.includes(path)
        })
        expect(listed(deep)).toBe('')
      })

      await test.step('the first picture first and no other slide', () => {
        const [first, ...others] = slides.map(({ picture }) =>
          requests.filter(({ url }) => url.includes(`/assets/${picture}.`)),
        )
        expect(first, 'the first slide is fetched in one size').toHaveLength(1)
        expect(first?.[0]).toMatchObject({ fromDocument: true, priority: 'High' })
        expect(listed(others.flat()), 'other slides').toBe('')
      })
    })
  })
}
