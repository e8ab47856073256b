import type { Selectable } from 'kysely'
import type { Tables } from './database.ts'
import type { DeskContext } from './desk.ts'

export const roles = ['editor', 'approver', 'administrator'] as const
export type Role = (typeof roles)[number]

export type Person = { id: string; name: string; email: string; roles: ReadonlySet<Role> }

type Row = Selectable<Tables['people']>

const day = 24 * 60 * 60 * 1000

/**
 * A person with the roles that count at `now`. The approver role counts a day after it was given, so that
 * an administrator who invents an approver is noticed in time; at once on the first day (`approvingSince`).
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

/** When the approver role begins to count. */
export function approvingFrom({ approver_since }: Pick<Row, 'approver_since'>): number {
  return (approver_since ?? Number.POSITIVE_INFINITY) + day
}

/** `approver_since` for somebody who gets the role at this moment; on the first day, a day back. */
export async function approvingSince({
  db,
  now,
}: Pick<DeskContext, 'db' | 'now'>): Promise<number> {
  const first = await db
    .selectFrom('people')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .executeTakeFirst()
  const at = now()
  return at - (first?.at ?? at) < day ? at - day : at
}

/**
 * Roles as columns of `people`.
 *
 * @param since the `approver_since` to keep; null where there is none
 */
export async function storedRoles(
  desk: Pick<DeskContext, 'db' | 'now'>,
  given: readonly Role[],
  since: number | null = null,
) {
  const has = (role: Role) => Number(given.includes(role))
  return {
    ...{ editor: has('editor'), approver: has('approver'), administrator: has('administrator') },
    approver_since: given.includes('approver') ? (since ?? (await approvingSince(desk))) : null,
  }
}

/** A person by their id; undefined when suspended or unknown. */
export async function activePerson(
  { db, now }: Pick<DeskContext, 'db' | 'now'>,
  id: string,
): Promise<Person | undefined> {
  const people = db.selectFrom('people').selectAll().where('suspended_at', 'is', null)
  const row = await people.where('id', '=', id).executeTakeFirst()
  return row && personFrom(row, now())
}

/** Approvers who are not suspended, and whose role counts at this moment. */
export async function activeApprovers({
  db,
  now,
}: Pick<DeskContext, 'db' | 'now'>): Promise<Person[]> {
  const rows = db.selectFrom('people').selectAll().where('suspended_at', 'is', null)
  const people = (await rows.execute()).map((row) => personFrom(row, now()))
  return people.filter(({ roles }) => roles.has('approver'))
}

/** Administrators who are not suspended and have an e-mail address. */
export async function activeAdministrators({ db }: Pick<DeskContext, 'db'>): Promise<Row[]> {
  return await db
    .selectFrom('people')
    .selectAll()
    .where('administrator', '=', 1)
    .where('suspended_at', 'is', null)
    .where('email', '!=', '')
    .execute()
}
