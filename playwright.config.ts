import { mkdtempSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, installedChromium } from './tools/lib/chromium.ts'

/** Not the usual port, on which a site may run; TEST_PORT lets two checkouts test at the same time. */
const port = Number(process.env.TEST_PORT ?? 3917)
const origin = `http://127.0.0.1:${port}`

/** Tests that need pictures: for their bytes, or for what lies on top of them. */
const aboutPictures =
  /\/(contrast|menus-without-javascript|pages|slideshow.*|street-map|weight)\.spec\.ts$/
/** Tests of the builds that `kinds.setup.ts` makes unless they are there. */
const ofKinds = /\/(confirmed-site|open-lists|simulation|vacancies)\.spec\.ts$/
/**
 * A headless shell has an unknown connection type and would load lazy pictures from twice the distance;
 * a full Chrome assumes 4G until it has measured.
 */
const lazyAsOn4g = blinkSettings('lazyLoadingImageMarginPxUnknown=1250')
/** For the other tests: drawing pictures would be a fifth of their work. */
const withoutPictures = blinkSettings('imagesEnabled=false')

// Keep tests off the inbox of a site that runs from this folder. Each run has a new one; the workers,
// which load this file too, inherit `TEST_INBOX`.
process.env.SITE_ENV = devNull
process.env.TEST_INBOX ??= mkdtempSync(join(tmpdir(), 'site-inbox-'))

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  // A machine may be slow: these only end tests that hang.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  fullyParallel: true,
  // One slow moment of a busy machine must not fail the run. Playwright lists tests that needed the
  // retry as flaky: look into them like failures.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  use: { baseURL: origin },
  projects: [
    { name: 'kinds', testMatch: /\.setup\.ts$/ },
    {
      name: 'pictures',
      testMatch: aboutPictures,
      use: chromium(lazyAsOn4g),
    },
    {
      name: 'behaviour',
      testIgnore: [aboutPictures, ofKinds],
      use: chromium(withoutPictures),
    },
    {
      name: 'of-kinds',
      testMatch: ofKinds,
      dependencies: ['kinds'],
      use: chromium(withoutPictures),
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: origin,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.TEST_INBOX,
      // All tests share one client address.
      RATE_LIMIT: 'off',
    },
    // A server that already listens there would serve an older build.
    reuseExistingServer: false,
    timeout: 300_000,
  },
})

/** Repeats Playwright's own `--blink-settings` (a mouse that hovers): the last such argument wins. */
function blinkSettings(own: string) {
  const mouse =
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
  return `--blink-settings=${mouse},${own}`
}

function chromium(...more: string[]) {
  const executablePath = installedChromium(process.env)
  return { launchOptions: { executablePath, args: [...chromiumArguments, ...more] } }
}
