import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, installedChromium } from './tools/chromium.ts'

/** Beside a site that runs on the usual port; two checkouts test side by side on two ports. */
const port = Number(process.env.TEST_PORT ?? 3917)
const origin = `http://127.0.0.1:${port}`

// A new inbox for each run; the workers, which read this file as well, find it in their environment.
process.env.TEST_INBOX ??= mkdtempSync(join(tmpdir(), 'site-inbox-'))

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A test that passes only sometimes is a failure to look at.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: origin,
    launchOptions: {
      executablePath: installedChromium(process.env),
      args: chromiumArguments,
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: origin,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.TEST_INBOX,
      // All tests come from one address.
      RATE_LIMIT: 'off',
    },
    // Another server there would be an older build's.
    reuseExistingServer: false,
    timeout: 10_000,
  },
})
