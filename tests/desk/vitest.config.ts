import { devNull } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The desk's own tests: `npx vitest run --config tests/desk/vitest.config.ts`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['desk/**/*.test.{ts,tsx}'],
    // No test may meet the settings of a site that runs from this folder.
    env: { SITE_ENV: devNull },
    testTimeout: 30_000,
  },
})
