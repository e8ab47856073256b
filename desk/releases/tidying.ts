import { repeat } from '../base/repeat.ts'
import type { Desk } from './builds.ts'
import { withReleaseLock } from './releases.ts'
import { serving } from './serving.ts'

const anHour = 3_600_000

/**
 * Removes what nobody needs any more, after each hour in which nobody has saved, while nothing is built.
 *
 * @returns a function that stops it and waits for the current run
 */
export function startTidying(desk: Desk): () => Promise<void> {
  const { builds, content, log } = desk
  const stopping = new AbortController()
  let before = ''
  async function tidy(): Promise<void> {
    const draft = await content.commitOf('draft')
    const isQuiet = draft === before && !builds.isBuilding()
    before = draft
    if (!isQuiet) return
    const live = await builds.live()
    // A server that cannot take over the live edition may still need an old one.
    if (live && (await serving(desk, live.number)) !== false)
      await withReleaseLock(desk, () => builds.clearEditions())
    await content.collectGarbage(stopping.signal)
  }
  const stop = repeat(async () => {
    await tidy().catch((error) => log.error({ err: error }, 'not tidied'))
    return anHour
  })
  return () => {
    stopping.abort()
    return stop()
  }
}
