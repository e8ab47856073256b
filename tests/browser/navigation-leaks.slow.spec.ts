import { expect } from '@playwright/test'
import { articlePath } from './an-article.ts'
import { standInForMap } from './complaints.ts'
import { desktop, follow, openPage, test } from './window.ts'

test.use({ viewport: desktop })

// In the project `pictures`: with `imagesEnabled=false`, Chromium would keep pages with blocked pictures.
test('navigations leave no document, node or listener behind', async ({ page }) => {
  await standInForMap(page)
  const devtools = await page.context().newCDPSession(page)
  const held = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return devtools.send('Memory.getDOMCounters')
  }
  // The pages with scripts of their own.
  const round = async () => {
    for (const path of [
      '/',
      '/services',
      '/case-studies',
      '/contact',
      '/cookies',
      '/news',
      '/search',
      '/careers',
      articlePath,
      '/about',
    ])
      await follow(page, path)
  }
  await openPage(page, '/about')
  // What they hold for good belongs to the baseline.
  await round()
  const before = await held()
  for (let turn = 0; turn < 3; turn += 1) await round()
  const kinds = ['documents', 'nodes', 'jsEventListeners'] as const
  const grown = async () => {
    const now = await held()
    return kinds.filter((kind) => now[kind] > before[kind])
  }
  await expect.poll(grown).toEqual([])
})
