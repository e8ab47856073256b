import { devNull } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, installedChromium } from '#tools/lib/chromium.ts'

// Tests must not read this folder's site.env.
process.env.SITE_ENV = devNull

/** The desk as people use it: `npx playwright test --config tests/desk/playwright.config.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: process.env.TEST_ALL ? [] : '*.slow.spec.ts',
  outputDir: '../../test-results/desk',
  workers: 1,
  // As in the browser's tests: each test starts a desk of its own, so it can begin again.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  // A machine may be slow: these only end tests that hang.
  timeout: 40 * 60_000,
  expect: { timeout: 300_000 },
  use: {
    launchOptions: { executablePath: installedChromium(process.env), args: chromiumArguments },
  },
})
