import { expect, test } from '@playwright/test'
import { slides } from '#content/slides.ts'
import { type FirstViewRequest, firstView } from './first-view.ts'

/** Bytes until the load event on a phone, everything included. */
const wholeBudget = 230 * 1024
/** Bytes of what is needed before there is anything to read. */
const textBudget = 75 * 1024

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

for (const deviceScaleFactor of [1, 3]) {
  test.describe(`Home's first view on a phone, ${deviceScaleFactor}x`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor })

    test('is light', async ({ page }) => {
      const requests = await firstView(page, '/')
      expect(weight(requests), `all of\n${listed(requests)}`).toBeLessThanOrEqual(wholeBudget)
      const text = requests.filter(({ type }) => /^(Document|Stylesheet|Font)$/.test(type))
      expect(weight(text), `HTML, CSS, font:\n${listed(text)}`).toBeLessThanOrEqual(textBudget)
    })

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
