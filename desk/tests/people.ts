import type { DeskContext } from '../base/desk.ts'
import { type Person, roleColumns, roles } from '../base/people.ts'

/** The people of the tests: with all roles, an approver who edits too, and an editor. */
export const ada: Person = {
  id: 'ada',
  name: 'Ada Obi',
  email: 'ada@example.com',
  roles: new Set(roles),
}
export const bola: Person = {
  id: 'bola',
  name: 'Bola Ade',
  email: 'bola@example.com',
  roles: new Set(['editor', 'approver']),
}
export const chidi: Person = {
  id: 'chidi',
  name: 'Chidi Nwosu',
  email: 'chidi@example.com',
  roles: new Set(['editor']),
}

export async function addPeople({ db }: Pick<DeskContext, 'db'>): Promise<void> {
  for (const { roles, ...person } of [ada, bola, chidi]) {
    const row = { ...person, ...roleColumns([...roles]), created_at: 0 }
    await db.insertInto('people').values(row).execute()
  }
}
