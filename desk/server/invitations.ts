import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { withEntry } from './audit.ts'
import type { Tables } from './database.ts'
import type { Office } from './desk.ts'
import { activeAdministrators, type Person, type Role, roles, storedRoles } from './people.ts'
import { endSessionsOf } from './sessions.ts'
import { hashOf, newToken } from './tokens.ts'

type Invitation = Selectable<Tables['invitations']>
type Invited = { invitation: Invitation; person: Selectable<Tables['people']> }

const minute = 60_000

/** Milliseconds for which a link may be used. */
const lifetimes: Record<Invitation['kind'], number> = {
  join: 24 * 60 * minute,
  lost: 24 * 60 * minute,
  device: 10 * minute,
}

/**
 * Makes a link with which somebody gets a passkey; one that they have not used yet ends. Whoever lost
 * a device has no other way in from here on.
 *
 * @returns the link, with its token in the fragment, which no server and no log gets to see
 */
export async function invite(
  { db, now, urls }: Pick<Office, 'db' | 'now' | 'urls'>,
  person: string,
  kind: Invitation['kind'],
  createdBy: string | null,
): Promise<string> {
  const token = newToken()
  await db.deleteFrom('invitations').where('person', '=', person).execute()
  await db
    .insertInto('invitations')
    .values({
      ...{ token_hash: hashOf(token), person, kind, created_by: createdBy },
      ...{ created_at: now(), expires_at: now() + lifetimes[kind] },
    })
    .execute()
  if (kind === 'lost') {
    await db.deleteFrom('passkeys').where('person', '=', person).execute()
    await endSessionsOf({ db }, person)
  }
  return `${urls.desk}/join#${token}`
}

/** Who may use a link; undefined when it is used up, too old, or was never one. */
export async function readInvitation(
  { db, now }: Office,
  token: string,
): Promise<Invited | undefined> {
  const invitation = await db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!invitation) return undefined
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', invitation.person)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return person && { invitation, person }
}

/** Uses a link up, in the transaction that stores what it was used for. @returns whether it could be */
export async function useInvitation(db: Kysely<Tables>, now: number, token: string) {
  const used = await db
    .updateTable('invitations')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** The link for the very first person, who gets all roles; undefined once somebody has joined. */
export async function firstInvitation(desk: Office): Promise<string | undefined> {
  const joined = await desk.db.selectFrom('passkeys').select('id').executeTakeFirst()
  const someone = await desk.db.selectFrom('people').selectAll().executeTakeFirst()
  if (joined || someone?.email) return undefined
  const id = someone?.id ?? (await addPerson(desk, { name: '', email: '', roles }))
  return await invite(desk, id, 'join', null)
}

/** Adds somebody who has not joined yet. @returns their id */
export async function addPerson(
  desk: Pick<Office, 'db' | 'now'>,
  person: { name: string; email: string; roles: readonly Role[] },
): Promise<string> {
  const id = randomUUID()
  const { name, email } = person
  const given = await storedRoles(desk, person.roles)
  await desk.db
    .insertInto('people')
    .values({ id, name, email, ...given, created_at: desk.now() })
    .execute()
  return id
}

/**
 * `npm run desk -- invite EMAIL`, for whoever has the machine: a new way in for somebody who has lost
 * theirs, or an administrator where there is none who can invite.
 */
export async function inviteFromMachine(
  desk: Office,
  email: string,
  name: string,
): Promise<string> {
  const people = desk.db.selectFrom('people').selectAll()
  const known = await people.where('email', '=', email).executeTakeFirst()
  const given = (await people.executeTakeFirst()) ? (['administrator'] as const) : roles
  const action = known ? 'renewed the way in of' : 'invited'
  return await actOnPerson(desk, null, { action, name: known?.name ?? name }, async (within) => {
    const id = known?.id ?? (await addPerson(within, { name, email, roles: given }))
    return await invite(within, id, known ? 'lost' : 'join', null)
  })
}

/**
 * Does what concerns the desk's safety: it stands with the entry of who did it, and then all
 * administrators are told.
 *
 * @param by null for whoever has the machine
 */
export async function actOnPerson<Result>(
  desk: Office,
  by: Person | null,
  { action, name, detail }: { action: string; name: string; detail?: string },
  change: (desk: Office) => Promise<Result>,
): Promise<Result> {
  const said = by ? detail : 'on the machine'
  const entry = { person: by?.id ?? null, action, subject: name, detail: said }
  // Whoever is none any more afterwards is told as well.
  const administrators = await activeAdministrators(desk)
  const result = await withEntry(desk, entry, async (within) => {
    // Two who take each other's role at once would leave the desk without anybody.
    const acting = await activeAdministrators(within)
    if (by && !acting.some(({ id }) => id === by.id)) throw new Error('no administrator any more')
    return await change(within)
  })
  const what = `${by?.name ?? 'The machine'} ${action} ${name}${detail ? `: ${detail}` : ''}`
  const text = `${what}.\n\nIf you did not expect this, look at ${desk.urls.desk}/people\n`
  for (const { email } of administrators) await desk.mail(email, what, text)
  return result
}
