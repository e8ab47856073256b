import puppeteer from 'puppeteer-core'
import { inject } from 'vitest'
import { mapOrigin } from '../browser/complaints.ts'
import { type Browser, launchMs } from './browser.ts'
import { everyday, printing } from './journeys.ts'
import { runJourneys } from './run-journeys.ts'

/** Launches Firefox, which speaks WebDriver BiDi without a driver of its own. */
async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Headless, Firefox has no mouse: set a fine pointer that can hover (Gecko's bits 2 and 4).
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
    timeout: launchMs,
  })
  return {
    async newPage({ size }) {
      const page = await browser.newPage()
      await page.setViewport(size)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        const ours = !message.location().url?.startsWith(mapOrigin)
        if (message.type() === 'error' && ours) errors.push(message.text())
      })
      return { page, errors: async () => errors }
    },
    close: () => browser.close(),
  }
}

const { firefox } = inject('engines')
runJourneys('Firefox', [firefox], launchFirefox, { ...everyday, ...printing })
