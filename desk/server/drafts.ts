import type { BuildState } from './builds.ts'
import type { Desk } from './desk.ts'
import { lagosDay } from './lagos-time.ts'
import { buildDate } from './releases.ts'

/** Milliseconds between two looks at whether somebody has saved. */
const looksEvery = 2_000

export type Drafts = {
  /** What has become of the build of what is saved; undefined before it is asked for. */
  state(): Promise<BuildState | undefined>
  /** The newest finished build of the draft, perhaps of what was saved before. */
  folder(): Promise<string | undefined>
  stop(): void
}

/** Has the draft built again whenever somebody has saved, and as a day begins. */
export function watchDraft(desk: Desk): Drafts {
  const { builds, content } = desk
  let shown: string | undefined
  let asked = ''

  async function job(): Promise<{ id: string; commit: string }> {
    const commit = await content.commitOf('draft')
    return { id: `draft-${commit.slice(0, 12)}-${lagosDay(desk.now())}`, commit }
  }

  async function look(): Promise<void> {
    const { id, commit } = await job()
    if (id === asked && (await builds.state(id))) return
    await builds.request({ id, kind: 'draft', commit, date: buildDate(desk.now()), mode: 'draft' })
    asked = id
  }

  let timer: NodeJS.Timeout | undefined
  function next(): void {
    const looked = look().catch((error) => desk.log.error(error, 'the draft could not be built'))
    void looked.then(() => {
      if (!stopped) timer = setTimeout(next, looksEvery)
    })
  }
  let stopped = false
  next()

  return {
    state: async () => builds.state((await job()).id),
    async folder() {
      const { id } = await job()
      if ((await builds.state(id))?.state === 'ready') shown = id
      return shown && builds.folder(shown)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
