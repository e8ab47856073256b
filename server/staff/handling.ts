import { folded } from '#contract/folded.ts'
import type { Database } from '#server/store/tables.ts'

/** Submissions in one insert: 65,535 parameters are PostgreSQL's limit, and the visitors' writes wait for it. */
const batch = 200

/** Adds rows of `handling` for submissions that have none. */
export async function addMissingRows(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .leftJoin('handling', 'handling.submission_id', 'submissions.id')
      .where('handling.submission_id', 'is', null)
      .select(['submissions.id', 'fields'])
      .limit(batch)
      .execute()
    if (rows.length === 0) return
    await db
      .insertInto('handling')
      .values(
        rows.map(({ id, fields: text }) => {
          const fields: Record<string, string> = JSON.parse(text)
          const { name, fullName, email, position } = fields
          const words = folded([name ?? fullName, email].join(' '))
          return { submission_id: id, words, opening: position ?? null }
        }),
      )
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .execute()
  }
}
