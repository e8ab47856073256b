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
 *
 * @param longer how long after the load event requests still count, in milliseconds
 */
export async function firstView(page: Page, path: string, longer = 0): Promise<FirstViewRequest[]> {
  const devtools = await page.context().newCDPSession(page)
  const requests = new Map<string, FirstViewRequest>()
  const unfinished = new Set<string>()
  let over = false
  devtools.on('Page.loadEventFired', () => {
    if (longer === 0) over = true
    else setTimeout(() => (over = true), longer)
  })
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    // Pictures inside the page itself cost nothing of their own.
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
  await expect.poll(() => over && unfinished.size === 0, { timeout: longer + 5000 }).toBe(true)
  return [...requests.values()]
}
