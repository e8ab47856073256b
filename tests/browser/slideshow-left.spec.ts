import { expect } from '@playwright/test'
import { move, openPage, test } from './window.ts'

// Among the tests of pictures: while a picture may not load, the browser keeps the page that it is in.
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
  // Not one for each visit: the page that is shown, what the parser keeps, and the last one or two.
  await expect.poll(documents, { timeout: 20_000 }).toBeLessThanOrEqual(5)
})
