import { chromium } from '@playwright/test'
import { inject } from 'vitest'
import { chromiumArguments } from '#tools/lib/chromium.ts'
import { mapOrigin } from '../browser/complaints.ts'
import { desktop } from '../browser/window.ts'
import type { Engine } from './engine.ts'
import { withoutPopovers, withoutScript } from './journeys.ts'
import { play } from './play.ts'

/** Starts the old Chromium by Playwright. */
async function startOldChromium(
  executablePath: string,
  { javaScriptEnabled = true } = {},
): Promise<Engine> {
  // Without `--headless` a headless shell of that age shows no page.
  const args = [...chromiumArguments, '--headless']
  const browser = await chromium.launch({ executablePath, args })
  const context = await browser.newContext({ viewport: desktop, javaScriptEnabled })
  const complaints: string[] = []
  context.on('weberror', (failure) => complaints.push(failure.error().message))
  context.on('console', (message) => {
    const text = message.text()
    // Chromium 113 warns of the attribute, which it does not support; this is harmless.
    const popover = text.startsWith("Found a 'popover' attribute.")
    const ours = !popover && !message.location().url.startsWith(mapOrigin)
    if (message.type() === 'error' && ours) complaints.push(text)
  })
  let page = await context.newPage()
  return {
    async open(address) {
      // In a new tab: when the last page went back in its history, Chromium 113 may send no
      // `Page.frameNavigated` for the next one, and `goto` would wait until its timeout.
      const last = page
      page = await context.newPage()
      await page.setViewportSize(last.viewportSize() ?? desktop)
      await last.close()
      await page.goto(address)
    },
    async back() {
      await page.goBack()
    },
    resize: (size) => page.setViewportSize(size),
    evaluate: (expression) => page.evaluate(expression),
    point: ({ x, y }) => page.mouse.move(x, y),
    async click() {
      await page.mouse.down()
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    complaints: async () => complaints,
    close: () => browser.close(),
  }
}

const { oldChromium } = inject('engines')
play('Chromium 113', [oldChromium], (path) => startOldChromium(path), withoutPopovers)
play(
  'Chromium 113 without script',
  [oldChromium],
  (path) => startOldChromium(path, { javaScriptEnabled: false }),
  withoutScript,
)
