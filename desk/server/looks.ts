import type { Selectable } from 'kysely'
import { newId } from '../../server/store/new-id.ts'
import { withEntry } from './audit.ts'
import type { Tables } from './database.ts'
import type { Desk } from './desk.ts'
import type { Person } from './people.ts'
import { ended, Refusal, releaseOf } from './releases.ts'
import { hashOf, newToken } from './tokens.ts'

/** A link with which one person without an account previews a release. */
export type Look = Selectable<Tables['looks']>

/** Milliseconds until a link expires. */
const lifetime = 72 * 3_600_000

/**
 * Makes a look link. Its token is in the fragment, which browsers do not send. The page posts it when its
 * button is pressed, which mail scanners do not do.
 *
 * @param name of who is to look, for the list of links
 * @returns the address; only the token's hash is stored
 */
export async function createLook(
  desk: Desk,
  person: Person,
  release: string,
  name: string,
): Promise<string> {
  const { title, state } = await releaseOf(desk, release)
  if (ended.includes(state))
    throw new Refusal(`This release is ${state}: nobody needs to look at it.`)
  if (name.trim() === '') throw new Refusal('Please say who is to look.')
  const token = newToken()
  const now = desk.now()
  const look = { id: newId(), token_hash: hashOf(token), release, name: name.trim() }
  const times = { created_by: person.id, created_at: now, expires_at: now + lifetime }
  const entry = { person: person.id, action: 'made a look link', subject: title, detail: look.name }
  await withEntry(desk, entry, async ({ db }) => {
    await db
      .insertInto('looks')
      .values({ ...look, ...times })
      .execute()
  })
  return `${desk.urls.preview}/look#${token}`
}

/** Revokes a link, also for whoever has it open. */
export async function revokeLook(desk: Desk, person: Person, id: string): Promise<void> {
  const looks = desk.db.selectFrom('looks').selectAll().where('id', '=', id)
  const look = await looks.where('revoked_at', 'is', null).executeTakeFirst()
  if (!look) return
  const { title } = await releaseOf(desk, look.release)
  const detail = look.name
  const entry = { person: person.id, action: 'took back a look link', subject: title, detail }
  await withEntry(desk, entry, async ({ db, now }) => {
    await db.updateTable('looks').set({ revoked_at: now() }).where('id', '=', id).execute()
  })
}

/** The valid links of a release, the newest first. */
export function looksOf(desk: Desk, release: string): Promise<Look[]> {
  return opening(desk).where('release', '=', release).orderBy('looks.created_at', 'desc').execute()
}

/** A valid link by its token's hash. */
export function openLook(desk: Desk, hash: string): Promise<Look | undefined> {
  return opening(desk).where('token_hash', '=', hash).executeTakeFirst()
}

/** No link opens once its release is withdrawn or sent back, nor while whoever made it is suspended. */
function opening({ db, now }: Desk) {
  return db
    .selectFrom('looks')
    .innerJoin('people', 'people.id', 'looks.created_by')
    .innerJoin('releases', 'releases.id', 'looks.release')
    .selectAll('looks')
    .where('expires_at', '>', now())
    .where('revoked_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('state', 'not in', ended)
}
