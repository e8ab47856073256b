import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Found } from '#tools/lib/system-program.ts'
import { skipTest } from '../server/deploy/program-or.ts'
import type { Browser } from './browser.ts'
import type { Journey } from './journeys.ts'
import { visitor } from './visitor.ts'

/**
 * Defines a test for each journey, all in one browser. Errors and CSP violations in the page fail it; it
 * is skipped if a program is missing.
 *
 * @param programs the programs that `launch` needs
 */
export function runJourneys(
  name: string,
  programs: readonly Found[],
  launch: (...paths: string[]) => Promise<Browser>,
  journeys: Readonly<Record<string, Journey>>,
): void {
  const { origin, inbox } = inject('site')
  // Read by tests/browser/inbox-store.ts.
  process.env.TEST_INBOX = inbox

  describe(name, () => {
    let browser: Browser | undefined
    afterAll(() => browser?.close())

    it.for(Object.entries(journeys))('%s', async ([, journey], context) => {
      const paths = programs.map((program) =>
        'path' in program ? program.path : skipTest(context, program.missing),
      )
      browser ??= await launch(...paths)
      try {
        const { page, errors } = await browser.newPage(journey)
        await page.goto(`${origin}${journey.path}`)
        // Astro's router (tests/browser/window.ts).
        const router = () => page.evaluate('history.scrollRestoration')
        if (journey.script) await expect.poll(router).toBe('manual')
        await journey.steps(visitor(page))
        expect(await errors()).toEqual([])
        await page.close()
      } catch (error) {
        // Vitest's retry, or the next journey, launches a new browser.
        const failed = browser
        browser = undefined
        await failed.close()
        throw error
      }
    })
  })
}
