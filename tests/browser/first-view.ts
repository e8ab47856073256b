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
 * Opens a page in an empty cache and collects every request that began before the load event,
 * to its last byte even when that comes later.
 */
export async function firstView(page: Page, path: string): Promise<FirstViewRequest[]> {
  const devtools = await page.context().newCDPSession(page)
  const requests = new Map<string, FirstViewRequest>()
  const unfinished = new Set<string>()
  let loaded = false
  devtools.on('Page.loadEventFired', () => {
    loaded = true
  })
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    // Pictures inside the page itself cost nothing of their own.
    if (loaded || request.url.startsWith('data:')) return
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
  await expect.poll(() => loaded && unfinished.size === 0).toBe(true)
  return [...requests.values()]
}
