import { expect } from '@playwright/test'
import { move, openPage, test } from './window.ts'

// In the project `pictures`: with `imagesEnabled=false`, Chromium would keep pages with blocked pictures.
test('Home leaves nothing behind when it is left', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  const documents = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Memory.getDOMCounters')).documents
  }
  await openPage(page, '/about')
  for (let turn = 0; turn < 10; turn += 1) {
    for (const path of ['/', '/about']) {
      await move(page, path)
    }
  }
  // No document per visit: only the current page, the parser's, and the last one or two.
  await expect.poll(documents).toBeLessThanOrEqual(5)
})
