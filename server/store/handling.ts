import { folded } from '#contract/folded.ts'
import type { FormKind } from '#contract/forms.ts'
import type { Database } from './tables.ts'

/** Submissions in one insert: 65,535 parameters are PostgreSQL's limit, and the visitors' writes wait for it. */
const batch = 200

type Received = { id: string; kind: FormKind; receivedAt: string; fields: Record<string, string> }

/** The row of `handling` that belongs to a submission from the start. */
export function handlingOf({ id, kind, receivedAt, fields }: Received) {
  const found = { words: searchWords(fields), opening: fields.position || null }
  return { submission_id: id, kind, received_at: receivedAt, ...found }
}

/**
 * Adds the rows of `handling` that are missing, as a server of an earlier version wrote none, and the words of rows
 * whose words a migration has emptied.
 */
export async function addMissingRows(db: Database): Promise<void> {
  const found = db.selectFrom('handling').where('words', '<>', '').select('submission_id')
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows = await db
      .selectFrom('submissions')
      .where('id', '>', last)
      .where('id', 'not in', found)
      .select(['id', 'kind', 'received_at as receivedAt', 'fields'])
      .orderBy('id')
      .limit(batch)
      .execute()
    if (rows.length > 0)
      await db
        .insertInto('handling')
        .values(rows.map((row) => handlingOf({ ...row, fields: JSON.parse(row.fields) })))
        // Another process may add the same ones.
        .onConflict((conflict) =>
          conflict
            .column('submission_id')
            .doUpdateSet({ words: (row) => row.ref('excluded.words') }),
        )
        .execute()
    last = rows.at(-1)?.id
  }
}

/** What a submission is found by: the name, the address, and whatever other addresses it names. */
export function searchWords(fields: Record<string, string>): string {
  const words = Object.values(fields).flatMap((text) => text.split(/\s+/))
  const addresses = words.filter((word) => word.includes('@'))
  return folded([fields.name ?? fields.fullName, ...addresses].join(' '))
}
