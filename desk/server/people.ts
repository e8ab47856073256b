import type { Kysely, Selectable } from 'kysely'
import type { Tables } from './database.ts'

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
export async function approvingSince(db: Kysely<Tables>, now: number): Promise<number> {
  const first = await db
    .selectFrom('people')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .executeTakeFirst()
  return now - (first?.at ?? now) < day ? now - day : now
}

/** Those who are told of what concerns the desk's safety. */
export async function activeAdministrators(db: Kysely<Tables>): Promise<Row[]> {
  return await db
    .selectFrom('people')
    .selectAll()
    .where('administrator', '=', 1)
    .where('suspended_at', 'is', null)
    .execute()
}
