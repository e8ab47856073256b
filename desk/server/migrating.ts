import type { Edition } from './builds.ts'
import type { ReleaseState } from './database.ts'
import type { Desk } from './desk.ts'
import { type Release, releasesIn, unapproved, updateRelease } from './releases.ts'

/**
 * The releases to proceed with. While migrations (content/migrations) are pending on the live commit, only
 * migrated ones, such as a deploy: the current code cannot read the others' content.
 */
export async function inTodaysShape(
  desk: Desk,
  live: Edition,
  ...states: ReleaseState[]
): Promise<Release[]> {
  const releases = await releasesIn(desk, ...states)
  if ((await desk.content.pending(live.commit)).length === 0) return releases
  const pending = await Promise.all(
    releases.map(({ commit }) => desk.content.pending(commit).catch(() => undefined)),
  )
  return releases.filter((_, index) => pending[index]?.length === 0)
}

/**
 * Migrates the draft when a migrated commit goes live, and sends back releases that are not migrated: nobody
 * has approved what a migration would make of them.
 */
export async function migrateWith(desk: Desk, commit: string): Promise<void> {
  const { content } = desk
  if ((await content.pending(commit)).length > 0) return
  await content.migrateDraft()
  const open = ['asked', 'review again', 'approved', 'scheduled', 'building', 'failed'] as const
  const note = 'New code keeps content in another way. Please ask again under Changes.'
  for (const release of await releasesIn(desk, ...open)) {
    if ((await content.pending(release.commit)).length === 0) continue
    await updateRelease(desk, release, {
      ...{ action: 'sent back', detail: note },
      set: { ...unapproved, state: 'sent back', sent_back_note: note },
      notify: [[release.asked_by, release.approved_by], 'was sent back', note],
    })
  }
}
