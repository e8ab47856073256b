import { expect } from '@playwright/test'
import { standInForMap } from './complaints.ts'
import { openPage, test } from './window.ts'

/** As Cloudflare hides an address: a key, and each byte with that key, in hexadecimal digits. */
function hidden(address: string): string {
  const bytes = [...Buffer.from(address)].map((byte) => byte ^ 0x42)
  return Buffer.from([0x42, ...bytes]).toString('hex')
}

test('addresses that a proxy hides are there again after a client navigation', async ({ page }) => {
  await standInForMap(page)
  await openPage(page, '/contact')
  const links = page.locator('a[href^="mailto:"]')
  const right = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  const texts = await page.getByRole('main').innerText()
  expect(right.length).toBeGreaterThan(0)

  let rewritten = 0
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const start = html.indexOf('<body')
    const body = html
      .slice(start)
      .replace(/href="mailto:([^"]+)"/g, (_, address) => {
        rewritten += 1
        return `href="/cdn-cgi/l/email-protection#${hidden(address.replaceAll('&amp;', '&'))}"`
      })
      .replace(/>[^<>]*@[^<>]*</g, (text) =>
        text.replace(
          /[\w.+-]+@[\w.-]+\w/g,
          (address) =>
            `<span class="__cf_email__" data-cfemail="${hidden(address)}">[email&#160;protected]</span>`,
        ),
      )
    await route.fulfill({ response, body: html.slice(0, start) + body })
  })
  await openPage(page, '/about')
  await page.locator('a[href="/contact"]:visible').first().click()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => rewritten).toBeGreaterThan(0)
  await expect(page.locator('.__cf_email__, a[href*="email-protection"]')).toHaveCount(0)
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(right)
  expect(await page.getByRole('main').innerText()).toBe(texts)
})
