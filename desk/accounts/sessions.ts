import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Tables } from '../base/database.ts'
import type { DeskContext, Origin } from '../base/desk.ts'
import { hashOf, newToken } from '../base/tokens.ts'

export type Session = Selectable<Tables['sessions']>

/** Milliseconds until a session expires, and until an unused one does. */
const lifetime = 12 * 3_600_000
const idle = 4 * 3_600_000
/** Milliseconds between two writes of `seen_at`. */
const touchInterval = 60_000
/** Milliseconds for which a ticket to another origin is valid. */
const ticketLifetime = 60_000

/** Begins a session. @returns its token; only the hash is stored */
export async function beginSession(
  { db, now }: DeskContext,
  session: Pick<Session, 'kind' | 'person'> & Partial<Session>,
  token = newToken(),
): Promise<string> {
  const at = now()
  await db.deleteFrom('sessions').where('expires_at', '<', at).execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      created_at: at,
      seen_at: at,
      expires_at: at + lifetime,
      ...session,
    })
    .execute()
  return token
}

/** A valid session by its token; each origin has its own kind. */
export async function findSession(
  { db, now }: DeskContext,
  kind: Origin,
  token: string,
): Promise<Session | undefined> {
  const at = now()
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', at)
    .where('seen_at', '>', at - idle)
    .executeTakeFirst()
  if (session && at - session.seen_at >= touchInterval) {
    const { token_hash, parent, person } = session
    // The parent's too: hours of editing must not reach its idle limit.
    const used = db.updateTable('sessions').where('token_hash', 'in', [token_hash, parent ?? ''])
    await used.set({ seen_at: at }).execute()
    await db.updateTable('people').set({ last_seen_at: at }).where('id', '=', person).execute()
  }
  return session
}

/** Ends a session and those begun from it (`on delete cascade`). */
export async function endSession({ db }: DeskContext, session: Session): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', session.token_hash).execute()
}

/**
 * Ends all sessions of somebody, previews too.
 *
 * @param but the hash of the session to keep, with those begun from it
 */
export async function endSessionsOf({ db }: DeskContext, person: string, but = ''): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('token_hash', '!=', but)
    .where(({ eb, or }) => or([eb('parent', 'is', null), eb('parent', '!=', but)]))
    .execute()
}

export function setSessionCookie(
  { urls }: DeskContext,
  reply: FastifyReply,
  origin: Origin,
  token: string,
): void {
  const { name, options } = cookieOf(urls[origin], origin)
  reply.setCookie(name, token, options)
}

/** A cookie for one origin only. Browsers accept the prefix `__Host-` only with https. */
export function cookieOf(url: string, name: string) {
  const secure = url.startsWith('https:')
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return { name: secure ? `__Host-${name}` : name, options }
}

/**
 * A ticket with which the browser of this signed-in person enters the preview's origin: sent there by POST,
 * valid once, for a minute.
 */
export async function issueTicket(
  desk: DeskContext,
  request: FastifyRequest,
  release: string | null = null,
): Promise<string> {
  const { session } = request
  if (session?.kind !== 'desk') throw new Error('tickets are issued at the desk only')
  const { person, token_hash: parent } = session
  const expires_at = desk.now() + ticketLifetime
  return await beginSession(desk, { kind: 'ticket', person, parent, release, expires_at })
}

/**
 * Uses a ticket and begins a session at the preview's origin, which ends no later than the one at the desk.
 *
 * @returns whether the ticket was valid
 */
export async function redeemTicket(
  desk: DeskContext,
  reply: FastifyReply,
  ticket: string,
): Promise<boolean> {
  const used = await desk.db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashOf(ticket))
    .where('kind', '=', 'ticket')
    .where('expires_at', '>', desk.now())
    .returningAll()
    .executeTakeFirst()
  if (!used) return false
  const { person, parent, release } = used
  const { expires_at } = await desk.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', parent)
    .executeTakeFirstOrThrow()
  const token = await beginSession(desk, { kind: 'preview', person, parent, release, expires_at })
  setSessionCookie(desk, reply, 'preview', token)
  return true
}
