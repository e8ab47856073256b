import type { DeskContext } from '../base/desk.ts'

/** What somebody has written in a form and not saved, as the form sends it. */
export type Kept = { address: string; base: string; form: string; at: number }

/** The unsaved words of people, one a form: seen on another device, and listed on Today. */
export function keptForms({ db, now }: Pick<DeskContext, 'db' | 'now'>) {
  const of = (person: string, address: string) =>
    db.selectFrom('kept').where('person', '=', person).where('address', '=', address)
  return {
    /** @returns when it was kept, in milliseconds */
    async keep(person: string, kept: Omit<Kept, 'at'>): Promise<number> {
      const at = now()
      await db
        .insertInto('kept')
        .values({ person, at, ...kept })
        .onConflict((row) =>
          row.columns(['person', 'address']).doUpdateSet({ at, base: kept.base, form: kept.form }),
        )
        .execute()
      return at
    },
    find: (person: string, address: string): Promise<Kept | undefined> =>
      of(person, address).selectAll().executeTakeFirst(),
    async forget(person: string, address: string): Promise<void> {
      await db
        .deleteFrom('kept')
        .where('person', '=', person)
        .where('address', '=', address)
        .execute()
    },
    /** Of one person, the latest first. */
    list: (person: string): Promise<Kept[]> =>
      db
        .selectFrom('kept')
        .selectAll()
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .execute(),
  }
}
