import { chromium } from '@playwright/test'
import { chromiumArguments, ensureChromium } from '#tools/lib/chromium.ts'

/** What a search carries over the wire: bytes of the index, headers included, from an empty cache. */
export async function searchTransfer(origin: string, query: string): Promise<number> {
  const executablePath = await ensureChromium()
  if (!executablePath) throw new Error('a search cannot be measured without Chromium')
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const page = await browser.newPage()
    const devtools = await page.context().newCDPSession(page)
    const asked = new Set<string>()
    let bytes = 0
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (new URL(request.url).pathname.startsWith('/pagefind/')) asked.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (asked.has(requestId)) bytes += encodedDataLength
    })
    await devtools.send('Network.enable')
    await page.goto(`${origin}/search?q=${encodeURIComponent(query)}`)
    await page.getByRole('heading', { name: `Results for “${query}”` }).waitFor()
    await page.waitForLoadState('networkidle')
    return bytes
  } finally {
    await browser.close()
  }
}
