import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Found } from '#tools/lib/system-program.ts'
import { skipTest } from '../server/deploy/program-or.ts'
import type { Engine } from './engine.ts'
import { type Visitor, visitor } from './visitor.ts'

/** What a visitor does, by the test's name. */
export type Journeys = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>

/**
 * Defines a test for each journey, in turn in one browser. Errors and CSP violations in pages fail it; it
 * is skipped if a program is missing.
 *
 * @param programs the programs that `start` needs
 */
export function play(
  name: string,
  programs: readonly Found[],
  start: (...paths: string[]) => Promise<Engine>,
  journeys: Journeys,
): void {
  const { origin, inbox } = inject('site')
  // Read by tests/browser/inbox-store.ts.
  process.env.TEST_INBOX = inbox

  describe(name, () => {
    let browser: Engine | undefined
    afterAll(() => browser?.close())

    it.for(Object.entries(journeys))('%s', async ([, journey], context) => {
      const paths = programs.map((program) =>
        'path' in program ? program.path : skipTest(context, program.missing),
      )
      browser ??= await start(...paths)
      // Requests that leaving the last page aborts, as for the search index, are not this journey's.
      await browser.open('about:blank')
      const earlier = (await browser.complaints()).length
      try {
        await journey(visitor(browser, origin))
        expect((await browser.complaints()).slice(earlier).join('\n')).toBe('')
      } catch (error) {
        // Vitest's retry, or the next journey, starts a new browser.
        const failed = browser
        browser = undefined
        await failed.close()
        throw error
      }
    })
  })
}
