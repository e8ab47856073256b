import type { Page } from '@playwright/test'
import { mapOrigin } from './map-frame.ts'

/**
 * Everything a page should not do, one line each, collected from the call on: console messages of
 * any type, errors, failed or refused requests, requests to another origin than the site's and
 * the map's.
 */
export function complaintsOf(page: Page, origin: string | undefined): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    complaints.push(`console.${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    complaints.push(`page error: ${error.message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The router fetches the page of a link under the pointer; pressed at once, it is there before.
    const prefetch = request.headers()['sec-purpose'] === 'prefetch'
    if (prefetch && reason === 'net::ERR_ABORTED') return
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
