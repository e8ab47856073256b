import type { Selectable } from 'kysely'
import { newId } from '../../server/store/new-id.ts'
import type { Tables } from './database.ts'
import type { Desk } from './desk.ts'
import type { Person } from './people.ts'
import { Refusal, releaseOf } from './releases.ts'
import { hashOf, newToken } from './tokens.ts'

/** A link with which one person without an account sees a release as it will be. */
export type Look = Selectable<Tables['looks']>

/** Milliseconds for which it opens. */
const lifetime = 72 * 3_600_000

/**
 * Makes a look link. Its secret is behind the `#`, which browsers tell no server, and which programs
 * that open links in mails do not press for.
 *
 * @param name of who is to look, for the list of links
 * @returns the address, which is kept nowhere
 */
export async function createLook(
  desk: Desk,
  person: Person,
  release: string,
  name: string,
): Promise<string> {
  const { title } = await releaseOf(desk, release)
  if (name.trim() === '') throw new Refusal('Please say who is to look.')
  const token = newToken()
  const now = desk.now()
  await desk.db
    .insertInto('looks')
    .values({
      ...{ id: newId(), token_hash: hashOf(token), release, name: name.trim() },
      ...{ created_by: person.id, created_at: now, expires_at: now + lifetime },
    })
    .execute()
  await desk.audit({
    ...{ person: person.id, action: 'made a look link', subject: title, detail: name.trim() },
  })
  return `${desk.urls.preview}/look#${token}`
}

/** Takes a link back; whoever has it open sees nothing more. */
export async function revokeLook(desk: Desk, person: Person, id: string): Promise<void> {
  const now = desk.now()
  const look = await desk.db
    .updateTable('looks')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!look) return
  const { title } = await releaseOf(desk, look.release)
  await desk.audit({
    ...{ person: person.id, action: 'took back a look link', subject: title, detail: look.name },
  })
}

/** The links of a release that still open, the newest first. */
export function looksOf(desk: Desk, release: string): Promise<Look[]> {
  return desk.db
    .selectFrom('looks')
    .selectAll()
    .where('release', '=', release)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', desk.now())
    .orderBy('created_at', 'desc')
    .execute()
}
