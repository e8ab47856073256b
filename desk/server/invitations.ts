import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from './database.ts'
import type { Office } from './desk.ts'
import { activeAdministrators, approvingSince, roles } from './people.ts'
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
  desk: Office,
  person: string,
  kind: Invitation['kind'],
  createdBy: string | null,
): Promise<string> {
  const token = newToken()
  await desk.db.transaction().execute(async (db) => {
    await db.deleteFrom('invitations').where('person', '=', person).execute()
    await db
      .insertInto('invitations')
      .values({
        token_hash: hashOf(token),
        person,
        kind,
        created_by: createdBy,
        created_at: desk.now(),
        expires_at: desk.now() + lifetimes[kind],
        used_at: null,
      })
      .execute()
    if (kind !== 'lost') return
    await db.deleteFrom('passkeys').where('person', '=', person).execute()
    await endSessionsOf({ db }, person)
  })
  return `${desk.urls.desk}/join#${token}`
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
  desk: Office,
  person: { name: string; email: string; roles: readonly (typeof roles)[number][] },
): Promise<string> {
  const id = randomUUID()
  const { name, email } = person
  const has = (role: (typeof roles)[number]) => Number(person.roles.includes(role))
  await desk.db
    .insertInto('people')
    .values({
      id,
      name,
      email,
      editor: has('editor'),
      approver: has('approver'),
      administrator: has('administrator'),
      created_at: desk.now(),
      suspended_at: null,
      last_seen_at: null,
      approver_since: has('approver') ? await approvingSince(desk.db, desk.now()) : null,
    })
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
  const known = await desk.db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  const first = await desk.db.selectFrom('people').select('id').executeTakeFirst()
  const given = first ? (['administrator'] as const) : roles
  const id = known?.id ?? (await addPerson(desk, { name, email, roles: given }))
  const link = await invite(desk, id, known ? 'lost' : 'join', null)
  const action = known ? 'renewed the way in of' : 'invited'
  await desk.audit({ person: null, action, subject: known?.name ?? name, detail: 'on the machine' })
  await tellAdministrators(desk, `The machine ${action} ${known?.name ?? name}`)
  return link
}

/** Tells all administrators what concerns the desk's safety. */
export async function tellAdministrators(desk: Office, what: string): Promise<void> {
  for (const { email } of await activeAdministrators(desk.db)) {
    if (!email) continue
    const text = `${what}.\n\nIf you did not expect this, look at ${desk.urls.desk}/people\n`
    await desk.mail(email, what, text)
  }
}
