import type { Selectable } from 'kysely'
import type { Tables } from './database.ts'
import type { Office } from './desk.ts'

export const roles = ['editor', 'approver', 'administrator'] as const
export type Role = (typeof roles)[number]

export type Person = { id: string; name: string; email: string; roles: ReadonlySet<Role> }

type Row = Selectable<Tables['people']>

const day = 24 * 60 * 60 * 1000

/**
 * Who somebody is now. Approving counts a day after it was given, so that an administrator who
 * invents an approver is noticed before; on the desk's first day, when an office sets it up, at once
 * (`approvingSince`).
 */
export function personFrom(row: Row, now: number): Person {
  const counts: Record<Role, boolean> = {
    editor: row.editor === 1,
    approver: row.approver === 1 && now >= approvingFrom(row),
    administrator: row.administrator === 1,
  }
  const { id, name, email } = row
  return { id, name, email, roles: new Set(roles.filter((role) => counts[role])) }
}

/** From when on somebody who was given approving may approve. */
export function approvingFrom({ approver_since }: Pick<Row, 'approver_since'>): number {
  return (approver_since ?? Number.POSITIVE_INFINITY) + day
}

/** What to store as `approver_since` for somebody who gets approving now. */
export async function approvingSince({ db, now }: Pick<Office, 'db' | 'now'>): Promise<number> {
  const first = await db
    .selectFrom('people')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .executeTakeFirst()
  const at = now()
  return at - (first?.at ?? at) < day ? at - day : at
}

/**
 * Roles as they are stored.
 *
 * @param since when approving was given before; null where it was not
 */
export async function storedRoles(
  desk: Pick<Office, 'db' | 'now'>,
  given: readonly Role[],
  since: number | null = null,
) {
  const has = (role: Role) => Number(given.includes(role))
  return {
    ...{ editor: has('editor'), approver: has('approver'), administrator: has('administrator') },
    approver_since: given.includes('approver') ? (since ?? (await approvingSince(desk))) : null,
  }
}

/** Who somebody is now; undefined while they are suspended. */
export async function activePerson(
  { db, now }: Pick<Office, 'db' | 'now'>,
  id: string,
): Promise<Person | undefined> {
  const people = db.selectFrom('people').selectAll().where('suspended_at', 'is', null)
  const row = await people.where('id', '=', id).executeTakeFirst()
  return row && personFrom(row, now())
}

/** Those who are told of what concerns the desk's safety, and have said where. */
export async function activeAdministrators({ db }: Pick<Office, 'db'>): Promise<Row[]> {
  return await db
    .selectFrom('people')
    .selectAll()
    .where('administrator', '=', 1)
    .where('suspended_at', 'is', null)
    .where('email', '!=', '')
    .execute()
}
