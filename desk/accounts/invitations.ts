import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { withEntry } from '../base/audit.ts'
import type { Tables } from '../base/database.ts'
import type { DeskContext } from '../base/desk.ts'
import { queueMail } from '../base/mail.ts'
import { activeHolders, type Person, type Role, roleColumns, roles } from '../base/people.ts'
import { hashOf, newToken } from '../base/tokens.ts'
import { endSessionsOf } from './sessions.ts'

type Kind = Selectable<Tables['invitations']>['kind']

/** Whom a link is for. */
export type Invited = NonNullable<Awaited<ReturnType<typeof validInvitation>>>

/** Who is invited, as forms give it. */
export const nameSchema = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().toLowerCase().regex(z.regexes.html5Email).max(254),
})

/** Milliseconds for which a link may be used. */
const lifetimes: Record<Kind, number> = { join: 24 * 3_600_000, device: 600_000 }

/**
 * Makes a link with which somebody creates a passkey: their first one, for which all that they had before
 * ends, or that of another `device`. Earlier links end.
 *
 * @returns the link, with its token in the fragment, which browsers do not send, so no log has it
 */
export async function invite(
  desk: DeskContext,
  person: string,
  kind: Kind,
  createdBy: string | null,
): Promise<string> {
  const { db, now, urls } = desk
  const token = newToken()
  await db.deleteFrom('invitations').where('person', '=', person).execute()
  await db
    .insertInto('invitations')
    .values({
      token_hash: hashOf(token),
      person,
      kind,
      created_by: createdBy,
      created_at: now(),
      expires_at: now() + lifetimes[kind],
    })
    .execute()
  if (kind === 'join') {
    await db.deleteFrom('passkeys').where('person', '=', person).execute()
    await endSessionsOf(desk, person)
  }
  return `${urls.desk}/join#${token}`
}

/** Whose link it is, and of which kind; undefined when it is used, expired or unknown, or its person suspended. */
export async function validInvitation({ db, now }: DeskContext, token: string) {
  return await db
    .selectFrom('invitations')
    .innerJoin('people', 'people.id', 'invitations.person')
    .select(['people.id', 'name', 'email', 'kind'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
}

/** Removes a link that is used. `db` is the transaction that stores the passkey. @returns whether it was there */
export async function useInvitation(db: Kysely<Tables>, token: string): Promise<boolean> {
  const used = db.deleteFrom('invitations').where('token_hash', '=', hashOf(token))
  return (await used.executeTakeFirst()).numDeletedRows === 1n
}

/** The link for the first person, with all roles; undefined once there is a passkey or e-mail address. */
export async function firstInvitation(desk: DeskContext): Promise<string | undefined> {
  const joined = await desk.db.selectFrom('passkeys').select('id').executeTakeFirst()
  const someone = await desk.db.selectFrom('people').selectAll().executeTakeFirst()
  if (joined || someone?.email) return undefined
  const id = someone?.id ?? (await addPerson(desk, { name: '', email: '', roles }))
  return await invite(desk, id, 'join', null)
}

/** Adds somebody who has not joined yet. @returns their id */
export async function addPerson(
  desk: DeskContext,
  person: { name: string; email: string; roles: readonly Role[] },
): Promise<string> {
  const id = randomUUID()
  const { name, email } = person
  await desk.db
    .insertInto('people')
    .values({ id, name, email, ...roleColumns(person.roles), created_at: desk.now() })
    .execute()
  return id
}

/**
 * `npm run desk -- invite EMAIL`, for the operator of the machine: a new link for somebody who has lost
 * their passkeys, or a new administrator when none is left to invite people. The first person gets all roles.
 */
export async function inviteFromMachine(
  desk: DeskContext,
  email: string,
  name: string,
): Promise<string> {
  const people = desk.db.selectFrom('people').selectAll()
  const known = await people.where('email', '=', email).executeTakeFirst()
  const given = (await people.executeTakeFirst()) ? (['administrator'] as const) : roles
  const action = known ? 'reset the sign-in of' : 'invited'
  return await changeRights(desk, null, { action, name: known?.name ?? name }, async (within) => {
    const id = known?.id ?? (await addPerson(within, { name, email, roles: given }))
    return await invite(within, id, 'join', null)
  })
}

/**
 * Changes somebody's roles or access, with an audit entry in the same transaction, and notifies all
 * administrators by mail.
 *
 * @param by null for the operator of the machine
 */
export async function changeRights<Result>(
  desk: DeskContext,
  by: Person | null,
  { action, name, detail }: { action: string; name: string; detail?: string },
  change: (desk: DeskContext) => Promise<Result>,
): Promise<Result> {
  const entry = { action, subject: name, detail: by ? detail : 'on the machine' }
  const summary = `${by?.name ?? 'The machine'} ${action} ${name}${detail ? `: ${detail}` : ''}`
  const text = `${summary}.\n\nIf you did not expect this, open ${desk.urls.desk}/people\n`
  return await withEntry(desk, { person: by?.id ?? null, ...entry }, async (within) => {
    // In the transaction: two who remove each other at once would leave no administrator.
    const administrators = await activeHolders(within, 'administrator')
    if (by && !administrators.some(({ id }) => id === by.id))
      throw new Error('no administrator any more')
    // Before the change: whoever loses the role is notified too.
    for (const { email } of administrators)
      if (email !== '') await queueMail(within, email, summary, text)
    return await change(within)
  })
}
