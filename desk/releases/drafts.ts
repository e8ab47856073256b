import { lagosDay } from '../base/lagos-time.ts'
import { repeat } from '../base/repeat.ts'
import type { Desk } from './builds.ts'
import { buildDate } from './releases.ts'

/** Milliseconds between two polls of the draft's commit. */
const pollInterval = 2_000

export type Drafts = ReturnType<typeof watchDraft>

/** Requests a build of the draft after every save, and when a day begins in Lagos. */
export function watchDraft(desk: Desk) {
  const { builds, content } = desk
  let shown = ''
  let requested = ''

  async function job(): Promise<{ id: string; commit: string }> {
    const commit = await content.commitOf('draft')
    // `noteCode`: after a deploy the draft is made anew, with which pages of it are rendered.
    const noted = desk.db.selectFrom('secrets').select('value').where('name', '=', 'code')
    const code = (await noted.executeTakeFirst())?.value ?? ''
    const [sources, day] = [`${commit.slice(0, 12)}-${code.slice(0, 12)}`, lagosDay(desk.now())]
    return { id: `draft-${sources}-${day}`, commit }
  }

  async function poll(): Promise<void> {
    const { id, commit } = await job()
    const last = requested ? await builds.state(requested) : undefined
    // Also when nobody looks: older builds are removed (`clearOld` in builds.ts).
    if (last?.state === 'ready') shown = requested
    if (id === requested && last) return
    await builds.request({ id, kind: 'draft', commit, date: buildDate(desk.now()), mode: 'draft' })
    // One that is being built goes on: people who save all evening still get their preview.
    if (last?.state !== 'building') requested = id
  }

  const stop = repeat(async () => {
    await poll().catch((error) => desk.log.error(error, 'the draft could not be built'))
    return pollInterval
  })

  return {
    /** The state of the build of the draft's latest commit; undefined before it is requested. */
    state: async () => builds.state((await job()).id),
    /** The folder of the newest finished build that is still there, perhaps of an earlier commit. */
    async folder(): Promise<string | undefined> {
      for (const id of [(await job()).id, shown]) {
        // Of a build that has no room another one is shown.
        const state = await builds.state(id).catch(() => undefined)
        if (state?.state !== 'ready') continue
        shown = id
        return builds.folder(id)
      }
    },
    stop,
  }
}
