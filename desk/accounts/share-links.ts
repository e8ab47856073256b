import type { Selectable } from 'kysely'
import { newId } from '../../server/store/new-id.ts'
import { withEntry } from '../base/audit.ts'
import type { ReleaseState, Tables } from '../base/database.ts'
import { type DeskContext, Refusal } from '../base/desk.ts'
import type { Person } from '../base/people.ts'
import { hashOf, newToken } from '../base/tokens.ts'

/** A link with which one person without an account previews a release. */
export type ShareLink = Selectable<Tables['share_links']>

/** States of releases that will not go live. */
export const ended: readonly ReleaseState[] = ['sent back', 'withdrawn']

/** Milliseconds until a link expires. */
const lifetime = 72 * 3_600_000

/**
 * Makes a share link. Its token is in the fragment, which browsers do not send. The page posts it when its
 * button is pressed, which mail scanners do not do.
 *
 * @param name of its recipient, for the list of links
 * @returns the address; only the token's hash is stored
 */
export async function createShareLink(
  desk: DeskContext,
  person: Person,
  release: string,
  name: string,
): Promise<string> {
  const { title, state } = await releaseOf(desk, release)
  if (ended.includes(state))
    throw new Refusal(`This release is ${state}: it cannot be shared any more.`)
  if (name.trim() === '') throw new Refusal('Please say who the link is for.')
  const token = newToken()
  const link = { id: newId(), token_hash: hashOf(token), release, name: name.trim() }
  const entry = { person: person.id, action: 'shared', subject: title, detail: link.name }
  await withEntry(desk, entry, async ({ db, now }) => {
    const times = { created_at: now(), expires_at: now() + lifetime }
    await db
      .insertInto('share_links')
      .values({ ...link, ...times, created_by: person.id })
      .execute()
  })
  return `${desk.urls.desk}/share#${token}`
}

/** Revokes a link, also for whoever has it open. */
export async function revokeShareLink(
  desk: DeskContext,
  person: Person,
  id: string,
): Promise<void> {
  const links = desk.db.selectFrom('share_links').selectAll().where('id', '=', id)
  const link = await links.where('revoked_at', 'is', null).executeTakeFirst()
  if (!link) return
  const { title } = await releaseOf(desk, link.release)
  const entry = { person: person.id, action: 'revoked a share link of', subject: title }
  await withEntry(desk, { ...entry, detail: link.name }, async ({ db, now }) => {
    await db.updateTable('share_links').set({ revoked_at: now() }).where('id', '=', id).execute()
  })
}

function releaseOf({ db }: DeskContext, id: string) {
  const rows = db.selectFrom('releases').select(['title', 'state']).where('id', '=', id)
  return rows.executeTakeFirstOrThrow(() => new Refusal('There is no such release.'))
}

/** The valid links of a release, the newest first. */
export function shareLinksOf(desk: DeskContext, release: string): Promise<ShareLink[]> {
  return valid(desk)
    .where('release', '=', release)
    .orderBy('share_links.created_at', 'desc')
    .execute()
}

/** A valid link by its token. */
export function validShareLink(desk: DeskContext, token: string): Promise<ShareLink | undefined> {
  return valid(desk).where('token_hash', '=', hashOf(token)).executeTakeFirst()
}

/** A link is not valid once its release is withdrawn or sent back, nor while its maker is suspended. */
function valid({ db, now }: DeskContext) {
  return db
    .selectFrom('share_links')
    .innerJoin('people', 'people.id', 'share_links.created_by')
    .innerJoin('releases', 'releases.id', 'share_links.release')
    .selectAll('share_links')
    .where('expires_at', '>', now())
    .where('revoked_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('state', 'not in', ended)
}
