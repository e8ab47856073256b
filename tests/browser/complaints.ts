import type { Page } from '@playwright/test'

/** The map on Contact: the only third party that a page contacts by itself (spec 2.10). */
export const mapOrigin = 'https://www.openstreetmap.org'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Mocks the map with an empty page or picture, so that no test needs the network. */
export async function standInForMap(page: Page): Promise<void> {
  await page.route(`${mapOrigin}/**`, (route) =>
    route.fulfill(
      route.request().resourceType() === 'image'
        ? { contentType: 'image/svg+xml', body: picture }
        : { contentType: 'text/html', body: '<title>Map</title>' },
    ),
  )
}

/**
 * Everything a page should not do, one line each, collected from the call on: console messages of
 * any type, errors, failed or refused requests, requests to another origin than the site's and
 * the map's.
 */
export function complaintsOf(page: Page, origin: string | undefined): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Most tests load no pictures.
    if (/image loading is disabled|\.avif was preloaded .* but not used/.test(message.text()))
      return
    complaints.push(`console.${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    complaints.push(`page error: ${error.message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts its pending fetches: its icon, and the prefetch of a link under the pointer.
    const { pathname } = new URL(request.url())
    const isPage = !/\.|^\/api\//.test(pathname)
    const ahead = request.resourceType() === 'fetch' && request.method() === 'GET' && isPage
    if (reason === 'net::ERR_ABORTED' && (ahead || pathname === '/favicon.svg')) return
    complaints.push(`failed: ${request.url()} (${reason})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    const ours = [`${origin}/`, `${mapOrigin}/`, 'data:'].some((start) => url.startsWith(start))
    if (!ours) complaints.push(`foreign: ${url}`)
  })
  return complaints
}
