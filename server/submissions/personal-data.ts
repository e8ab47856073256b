import { sql } from 'kysely'
import type { Database } from '#server/store/tables.ts'

/** An address as it is stored to find what belongs to a person. */
export function storedEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

export type PersonalData = { submissions: number; resumes: number; subscriptions: number }

/** How much is stored of a person. @param email as `storedEmail` gives it */
export async function countPerson(db: Database, email: string): Promise<PersonalData> {
  const { submissions, resumes, subscriptions } = await db
    .selectFrom('submissions')
    .leftJoin('resumes', 'resumes.submission_id', 'submissions.id')
    .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
    .where('email', '=', email)
    .select((row) => [
      row.fn.count('submissions.id').as('submissions'),
      row.fn.count('resumes.submission_id').as('resumes'),
      row.fn.count('subscriptions.submission_id').as('subscriptions'),
    ])
    .executeTakeFirstOrThrow()
  return {
    submissions: Number(submissions),
    resumes: Number(resumes),
    subscriptions: Number(subscriptions),
  }
}

/**
 * Erases all that a person sent, with resumes, subscription and mails: those rows go with their
 * submission.
 */
export async function erasePerson(db: Database, email: string): Promise<void> {
  await db.deleteFrom('submissions').where('email', '=', email).execute()
}

/** The submissions of others whose text names an address. */
export async function entriesNaming(db: Database, email: string): Promise<string[]> {
  const pattern = `%${email.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('submissions')
    .where(sql<boolean>`lower(fields) like ${pattern} escape '\\'`)
    .select('id')
    .orderBy('received_at')
    .execute()
  return rows.map(({ id }) => id)
}
