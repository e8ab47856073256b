import { chromium } from '@playwright/test'
import { inject } from 'vitest'
import { chromiumArguments } from '#tools/lib/chromium.ts'
import { mapOrigin } from '../browser/complaints.ts'
import type { Browser } from './browser.ts'
import { withoutPopovers, withoutScript } from './journeys.ts'
import { runJourneys } from './run-journeys.ts'

/** Launches Chromium 113, which Puppeteer cannot drive: its headless shell has no targets of type `tab`. */
async function launchOldChromium(executablePath: string): Promise<Browser> {
  // Without `--headless` a headless shell of that age shows no page.
  const args = [...chromiumArguments, '--headless']
  const browser = await chromium.launch({ executablePath, args })
  return {
    async newPage({ size, script }) {
      const page = await browser.newPage({ viewport: size, javaScriptEnabled: script })
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const text = message.text()
        // Chromium 113 warns of the attribute, which it does not support; this is harmless.
        const popover = text.startsWith("Found a 'popover' attribute.")
        const ours = !popover && !message.location().url.startsWith(mapOrigin)
        if (message.type() === 'error' && ours) errors.push(text)
      })
      return { page, errors: async () => errors }
    },
    close: () => browser.close(),
  }
}

const { oldChromium } = inject('engines')
const journeys = { ...withoutPopovers, ...withoutScript }
runJourneys('Chromium 113', [oldChromium], launchOldChromium, journeys)
