import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, installedChromium } from '#tools/lib/chromium.ts'
import { root } from '#tools/lib/root.ts'

/** Not the port of the other browser tests, which may be running. */
const port = Number(process.env.TEST_PORT ?? 3917) + 1000
const origin = `http://127.0.0.1:${port}`

// A copy, so that the checkout stays as it is. Playwright's workers inherit the variable.
if (!process.env.CONTENT_FOLDER) {
  process.env.CONTENT_FOLDER = mkdtempSync(join(tmpdir(), 'site-content-'))
  cpSync(join(root, 'content'), process.env.CONTENT_FOLDER, { recursive: true })
}

/** What `docs/editing.md` tells editors to do, done in the editor of `npm run edit`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/editor',
  // The tests share one editor and content folder, and run in the guide's order.
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  // A machine may be slow: these only end tests that hang.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: installedChromium(process.env), args: chromiumArguments },
  },
  webServer: {
    command: 'node bin/run.mjs edit',
    cwd: root,
    url: `${origin}/keystatic`,
    // `HOST` is for the site's server: the editor must ignore it (guard.spec.ts).
    env: { PORT: String(port), HOST: '0.0.0.0', CONTENT_FOLDER: process.env.CONTENT_FOLDER },
    reuseExistingServer: false,
    timeout: 300_000,
  },
})
