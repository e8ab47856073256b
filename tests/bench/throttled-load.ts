import type { Browser } from '@playwright/test'
import { z } from 'zod'

/** A network as DevTools emulates it: bits a second each way, and the delay in milliseconds. */
export type Network = { name: string; bits: number; delay: number }

export const networks: readonly Network[] = [
  { name: '400 kbit/s, 400 ms', bits: 400_000, delay: 400 },
  { name: '1.6 Mbit/s, 150 ms', bits: 1_600_000, delay: 150 },
]
/** How much slower a phone's processor is. */
const slowdown = 4
/** How long a page is watched after its load event, in milliseconds. */
const afterLoad = 3000
/** From how many milliseconds on a task is felt. */
const longTask = 50

const seenSchema = z.object({ paint: z.number(), tasks: z.array(z.number()) })

export const loadSchema = z.object({ paint: z.number(), blocking: z.number() })

/** Milliseconds: when the largest thing was painted, and how long tasks blocked the page in all. */
export type Load = z.infer<typeof loadSchema>

/** Opens a page on a phone with an empty cache, over that network. */
export async function throttledLoad(
  browser: Browser,
  url: string,
  network: Network,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.delay,
      downloadThroughput: network.bits / 8,
      uploadThroughput: network.bits / 8,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(() => {
      const seen = { paint: 0, tasks: [] as number[] }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        seen.paint = list.getEntries().at(-1)?.startTime ?? seen.paint
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        seen.tasks.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ type: 'longtask', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForTimeout(afterLoad)
    const seen = seenSchema.parse(await page.evaluate(() => Reflect.get(window, 'seen')))
    const blocking = seen.tasks.reduce((sum, time) => sum + Math.max(0, time - longTask), 0)
    return { paint: seen.paint, blocking }
  } finally {
    await context.close()
  }
}
