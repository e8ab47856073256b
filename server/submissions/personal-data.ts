import { sql } from 'kysely'
import { type FormKind, formKinds } from '#contract/forms.ts'
import { heldAt } from '#server/store/erasure-ledger.ts'
import type { Database } from '#server/store/tables.ts'

/** An address as it is stored to find what belongs to a person. */
export function storedEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

export type PersonalData = { submissions: number; resumes: number; subscriptions: number }

/**
 * How much is stored of a person that may be erased, and how many submissions are held.
 *
 * @param email as `storedEmail` gives it
 */
export async function countPerson(
  db: Database,
  email: string,
): Promise<PersonalData & { held: number }> {
  const ofPerson = db.selectFrom('submissions').where('email', '=', email)
  const { submissions, resumes, subscriptions } = await ofPerson
    .leftJoin('resumes', 'resumes.submission_id', 'submissions.id')
    .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
    .where('submissions.id', 'not in', heldAt(db, new Date()))
    .select((row) => [
      row.fn.count('submissions.id').as('submissions'),
      row.fn.count('resumes.submission_id').as('resumes'),
      row.fn.count('subscriptions.submission_id').as('subscriptions'),
    ])
    .executeTakeFirstOrThrow()
  const all = await ofPerson.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  return {
    submissions: Number(submissions),
    resumes: Number(resumes),
    subscriptions: Number(subscriptions),
    held: Number(all.count) - Number(submissions),
  }
}

/** The submissions of others whose text names an address. */
export async function entriesNaming(
  db: Database,
  email: string,
  kinds: readonly FormKind[] = formKinds,
): Promise<string[]> {
  const pattern = `%${email.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('submissions')
    .where('kind', 'in', kinds)
    .where('email', '<>', email)
    .where(sql<boolean>`lower(fields) like ${pattern} escape '\\'`)
    .select('id')
    .orderBy('received_at')
    .execute()
  return rows.map(({ id }) => id)
}
