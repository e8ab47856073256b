import type { Kysely, Selectable } from 'kysely'
import type { Tables } from './database.ts'
import type { DeskContext } from './desk.ts'

export const roles = ['editor', 'approver', 'administrator', 'hr', 'correspondence'] as const
export type Role = (typeof roles)[number]

export type Person = { id: string; name: string; email: string; roles: ReadonlySet<Role> }

type Row = Selectable<Tables['people']>

/** Roles as screens name them. */
export const roleNames: Readonly<Record<Role, string>> = {
  editor: 'Editor',
  approver: 'Approver',
  administrator: 'Administrator',
  hr: 'HR',
  correspondence: 'Correspondence',
}

/** The roles that read submissions. */
export const inboxRoles: readonly Role[] = ['hr', 'correspondence']

/** Roles as columns of `people`. */
export function roleColumns(given: readonly Role[]) {
  const has = (role: Role) => Number(given.includes(role))
  return {
    editor: has('editor'),
    approver: has('approver'),
    administrator: has('administrator'),
    hr: has('hr'),
    correspondence: has('correspondence'),
  }
}

/** The roles of a row of `people`. */
export function rolesOf(row: Row): Role[] {
  return roles.filter((role) => row[role] === 1)
}

/** A person by their id; undefined when suspended or unknown. */
export async function activePerson({ db }: DeskContext, id: string): Promise<Person | undefined> {
  const row = await active(db).where('id', '=', id).executeTakeFirst()
  return row && personFrom(row)
}

/** People with any of some roles who are not suspended, by name. */
export async function activeHolders(
  { db }: DeskContext,
  ...any: readonly Role[]
): Promise<Person[]> {
  const holders = active(db).where((row) => row.or(any.map((role) => row(role, '=', 1))))
  return (await holders.orderBy('name').execute()).map(personFrom)
}

/** The name behind each id, of suspended people too, by name. */
export async function personNames({ db }: DeskContext): Promise<ReadonlyMap<string, string>> {
  const people = await db.selectFrom('people').select(['id', 'name']).orderBy('name').execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

function active(db: Kysely<Tables>) {
  return db.selectFrom('people').selectAll().where('suspended_at', 'is', null)
}

function personFrom(row: Row): Person {
  const { id, name, email } = row
  return { id, name, email, roles: new Set(rolesOf(row)) }
}
