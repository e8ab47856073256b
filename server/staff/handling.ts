import { folded } from '#contract/folded.ts'
import type { Database } from '#server/store/tables.ts'

/** Submissions in one insert: 65,535 parameters are PostgreSQL's limit, and the visitors' writes wait for it. */
const batch = 200
/** Milliseconds by which a submission may be stored after one that was received later. */
const overlap = 60 * 60 * 1000

/** When the newest submission that is known to have a row was received, by store. */
const newestKnown = new WeakMap<Database, number>()

/**
 * Adds rows of `handling` for submissions that have none, and the words of rows whose words a migration has emptied:
 * at the first call for all, later for what has arrived since.
 */
export async function addMissingRows(db: Database): Promise<void> {
  for (;;) {
    const after = new Date((newestKnown.get(db) ?? overlap) - overlap).toISOString()
    const rows = await db
      .selectFrom('submissions')
      .leftJoin('handling', 'handling.submission_id', 'submissions.id')
      .where('submissions.received_at', '>=', after)
      .where((row) => row.or([row('handling.submission_id', 'is', null), row('words', '=', '')]))
      .select(['submissions.id', 'submissions.kind', 'submissions.received_at', 'fields'])
      .orderBy('submissions.received_at')
      .limit(batch)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    await db
      .insertInto('handling')
      .values(
        rows.map(({ id, kind, received_at, fields: text }) => {
          const fields: Record<string, string> = JSON.parse(text)
          const found = { words: searchWords(fields), opening: fields.position || null }
          return { submission_id: id, kind, received_at, ...found }
        }),
      )
      .onConflict((conflict) =>
        conflict.column('submission_id').doUpdateSet({ words: (row) => row.ref('excluded.words') }),
      )
      .execute()
    newestKnown.set(db, Date.parse(last.received_at))
  }
}

/** What a submission is found by: the name, the address, and whatever other addresses it names; never empty. */
export function searchWords(fields: Record<string, string>): string {
  const words = Object.values(fields).flatMap((text) => text.split(/\s+/))
  const addresses = words.filter((word) => word.includes('@'))
  return folded([fields.name ?? fields.fullName, ...addresses].join(' '))
}
