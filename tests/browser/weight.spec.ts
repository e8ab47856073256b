import { statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { slides } from '#content/model/records.ts'
import { complaintsOf } from './complaints.ts'
import { type FirstViewRequest, firstView } from './first-view.ts'

/** The most until the load event on a phone, compressed, headers included (bytes, or a count). */
const budgets = { home: 96 * 1024, page: 120 * 1024, requests: 10, script: 12 * 1024, scripts: 3 }
/** Bytes of Home ten seconds after its load event, for a visitor who presses nothing. */
const restingBudget = 132 * 1024
/** Bytes of Home's HTML with its styles, without its headers. */
const htmlBudget = 29 * 1024

/** One line a request, for a failing check to show. */
function listed(requests: readonly FirstViewRequest[]): string {
  return requests
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ bytes, type, url }) => `${(bytes / 1024).toFixed(1).padStart(7)} KB  ${type}  ${url}`)
    .join('\n')
}

function weight(requests: readonly FirstViewRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0)
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7)

test.describe('on a phone, at twice its pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test('every page is light until its load event, and complains of nothing', async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const rows: string[] = []
    const heavy: string[] = []
    for (const path of pagePaths()) {
      // A new window: nothing is cached.
      const page = await browser.newPage()
      const complaints = complaintsOf(page, baseURL)
      const requests = await firstView(page, path)
      expect(complaints, path).toEqual([])
      await page.close()
      const scripts = requests.filter(({ type }) => type === 'Script')
      const [all, script] = [weight(requests), weight(scripts)]
      const row = `${kilobytes(all)} KB in ${String(requests.length).padStart(2)}, scripts${kilobytes(script)} KB in ${scripts.length}  ${path}`
      rows.push(row)
      const light =
        all <= (path === '/' ? budgets.home : budgets.page) &&
        requests.length <= budgets.requests &&
        script <= budgets.script &&
        scripts.length <= budgets.scripts
      if (!light) heavy.push(`${row}\n${listed(requests)}`)
    }
    console.log(rows.join('\n'))
    expect(heavy.join('\n\n')).toBe('')
  })

  test("Home's HTML and what comes after its load event are light", async ({ page }) => {
    const requests = await firstView(page, '/', 10_000)
    expect(statSync('build/client/index.html.br').size).toBeLessThanOrEqual(htmlBudget)
    expect(weight(requests), listed(requests)).toBeLessThanOrEqual(restingBudget)
  })
})

for (const deviceScaleFactor of [1, 3]) {
  test.describe(`Home's first view on a phone, ${deviceScaleFactor}x`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor })

    test('comes from our own origin', async ({ page, baseURL }) => {
      const requests = await firstView(page, '/')
      const foreign = requests.filter(({ url }) => !url.startsWith(`${baseURL}/`))
      expect(listed(foreign)).toBe('')
    })

    // Each link of a chain is a round trip of up to a second. A request is at depth one when the
    // document asks for it. Scripts may also be asked for by the document's own inline module,
    // which Chrome calls a script's request: for these the address must stand in the HTML.
    test('has no chain deeper than document and asset', async ({ page }) => {
      const requests = await firstView(page, '/')
      const html = await (await page.request.get('/')).text()
      const deep = requests.filter(({ type, url, fromDocument }) => {
        if (type === 'Document') return false
        const path = new URL(url).pathname
        return type === 'Script' ? !html.includes(path) : !fromDocument || !html.includes(path)
      })
      expect(listed(deep)).toBe('')
    })

    test('fetches the first picture first and no other slide', async ({ page }) => {
      const requests = await firstView(page, '/')
      const [first, ...others] = slides.map(({ picture }) =>
        requests.filter(({ url }) => url.includes(`/assets/${picture}.`)),
      )
      expect(first, 'the first slide is fetched in one size').toHaveLength(1)
      expect(first?.[0]).toMatchObject({ fromDocument: true, priority: 'High' })
      expect(listed(others.flat()), 'other slides').toBe('')
    })
  })
}
