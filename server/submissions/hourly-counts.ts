import { sql } from 'kysely'
import type { FormKind } from '#contract/forms.ts'
import type { Database } from '#server/store/tables.ts'

/** How many submissions of each kind came in each hour, `2026-11-21T08` in UTC. */
export async function hourlyCounts(
  db: Database,
  since: Date,
): Promise<{ hour: string; kind: FormKind; count: number }[]> {
  const rows = await db
    .selectFrom('submissions')
    .where('received_at', '>=', since.toISOString())
    .select((row) => [
      sql<string>`substr(received_at, 1, 13)`.as('hour'),
      'kind',
      row.fn.countAll().as('count'),
    ])
    .groupBy(['hour', 'kind'])
    .execute()
  return rows.map(({ hour, kind, count }) => ({ hour, kind, count: Number(count) }))
}
