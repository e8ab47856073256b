import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Found } from '#tools/lib/system-program.ts'
import { skipTest } from '../server/deploy/program-or.ts'
import type { Engine } from './engine.ts'
import { type Visitor, visitor } from './visitor.ts'

/** What a visitor does, by its name. */
export type Journeys = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>

/**
 * Plays journeys one after the other in one browser; skipped where it cannot be had. No page may
 * complain meanwhile.
 *
 * @param programs what it takes to start it
 */
export function play(
  name: string,
  programs: readonly Found[],
  start: (...paths: string[]) => Promise<Engine>,
  journeys: Journeys,
): void {
  const { origin, inbox } = inject('site')
  // tests/browser/inbox-store.ts reads there.
  process.env.TEST_INBOX = inbox

  describe(name, () => {
    let browser: Engine | undefined
    afterAll(() => browser?.close())

    it.for(Object.entries(journeys))('%s', async ([, journey], context) => {
      const paths = programs.map((program) =>
        'path' in program ? program.path : skipTest(context, program.missing),
      )
      browser ??= await start(...paths)
      // What leaving the last page breaks off, such as the search's index, is no complaint of this one.
      await browser.open('about:blank')
      const earlier = (await browser.complaints()).length
      try {
        await journey(visitor(browser, origin))
        expect((await browser.complaints()).slice(earlier).join('\n')).toBe('')
      } catch (error) {
        // Another attempt, and the next journey, begin anew.
        const failed = browser
        browser = undefined
        await failed.close()
        throw error
      }
    })
  })
}
