import { expect, type Page } from '@playwright/test'

/** One request of the first view. */
export type FirstViewRequest = {
  url: string
  /** Chrome's resource type: Document, Image, Font, Script, … */
  type: string
  /** Whether the HTML parser or its preload scanner asked for it, not a script or a stylesheet. */
  fromDocument: boolean
  priority: string
  /** Bytes over the wire, compressed, headers included. */
  bytes: number
}

/**
 * Opens a page without a cache and collects every request that began before the load event, to its
 * last byte even when that comes later.
 *
 * @param rest what happens after the load event while requests still count
 */
export async function firstView(
  page: Page,
  path: string,
  rest?: () => Promise<void>,
): Promise<FirstViewRequest[]> {
  const devtools = await page.context().newCDPSession(page)
  const requests = new Map<string, FirstViewRequest>()
  const unfinished = new Set<string>()
  let over = false
  devtools.on('Page.loadEventFired', () => {
    over = rest === undefined
  })
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    // `data:` pictures are part of the page's own bytes.
    if (over || request.url.startsWith('data:')) return
    requests.set(requestId, {
      url: request.url,
      type,
      fromDocument: initiator.type === 'parser' && initiator.url?.endsWith(path) === true,
      priority: request.initialPriority,
      bytes: 0,
    })
    unfinished.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
    unfinished.delete(requestId)
  })
  await devtools.send('Network.enable')
  await devtools.send('Page.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path, { waitUntil: 'load' })
  await rest?.()
  over = true
  await expect.poll(() => unfinished.size, { intervals: [10, 50] }).toBe(0)
  // Detaching removes the listeners and enables the cache again.
  await devtools.detach()
  return [...requests.values()]
}

/** One line a request, for a failing check to show. */
export function listed(requests: readonly FirstViewRequest[]): string {
  return requests
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ bytes, type, url }) => `${(bytes / 1024).toFixed(1).padStart(7)} KB  ${type}  ${url}`)
    .join('\n')
}

export function weight(requests: readonly FirstViewRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0)
}
